import { sweep } from '../support/sweep'

sweep(import.meta.glob('../../../stories/{machines,coverage,texts}/*.stories.tsx', { eager: true }))
