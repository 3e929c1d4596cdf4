import { defineIsland } from '@king-exchange/fast-pages/react'

/** What comes after the figures, with its height as measured at 375, 768 and 1440 px. */
export const teamAndValues = defineIsland({
  name: 'team-and-values',
  height: { base: '2383px', md: '1794px', lg: '1734px' },
  load: () => import('./TeamAndValues').then(({ TeamAndValues }) => TeamAndValues),
})
