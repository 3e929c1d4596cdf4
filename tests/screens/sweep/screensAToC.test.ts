import { sweep } from '../support/sweep'

// Half of the screens, so that two workers share them.

sweep(import.meta.glob('../../../stories/screens/[A-E]*.stories.tsx', { eager: true }))
