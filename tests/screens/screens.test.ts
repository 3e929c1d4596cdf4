import { sweep } from './support/sweep'

sweep(import.meta.glob('../../stories/screens/*.stories.tsx', { eager: true }))
