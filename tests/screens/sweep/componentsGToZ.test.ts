import { sweep } from '../support/sweep'

// One of several files, so that workers share the components.

sweep(import.meta.glob('../../../stories/components/[G-Z]*.stories.tsx', { eager: true }))
