import { sweep } from '../support/sweep'

sweep(import.meta.glob('../../../stories/components/*.stories.tsx', { eager: true }))
