import { defineIsland } from '@king-exchange/fast-pages/react'

/** What the token page says after its two portraits, with its height as measured at 375, 768 and 1440 px. */
export const tokenDetails = defineIsland({
  name: 'token-details',
  height: { base: '3478px', md: '3242px', lg: '2313px' },
  load: () => import('./TokenDetails').then(({ TokenDetails }) => TokenDetails),
})
