import { sweep } from '../support/sweep'

sweep(import.meta.glob('../../../stories/{machines,coverage}/*.stories.tsx', { eager: true }))
