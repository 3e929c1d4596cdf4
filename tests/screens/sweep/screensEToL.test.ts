import { sweep } from '../support/sweep'

// One of several files, so that workers share the screens.

sweep(import.meta.glob('../../../stories/screens/[E-L]*.stories.tsx', { eager: true }))
