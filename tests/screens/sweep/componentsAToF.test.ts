import { sweep } from '../support/sweep'

// One of several files, so that workers share the components.

sweep(import.meta.glob('../../../stories/components/[A-F]*.stories.tsx', { eager: true }))
