import { defineIsland } from '@king-exchange/fast-pages/react'

/** What comes after the plans, with its height as measured at 375, 768 and 1440 px. */
export const planDetails = defineIsland({
  name: 'plan-details',
  height: { base: '2119px', md: '1985px', lg: '1640px' },
  load: () => import('./PlanDetails').then(({ PlanDetails }) => PlanDetails),
})
