import { defineIsland } from '@king-exchange/fast-pages/react'

/** The chapters after the first, with their height as measured at 375, 768 and 1440 px. */
export const otherChapters = defineIsland({
  name: 'feature-chapters',
  height: { base: '4928px', md: '4692px', lg: '3227px' },
  load: () => import('./OtherChapters').then(({ OtherChapters }) => OtherChapters),
})

/** What comes after the chapters, measured alike. */
export const featuresEnding = defineIsland({
  name: 'features-ending',
  height: { base: '1824px', md: '2121px', lg: '1667px' },
  load: () => import('./FeaturesEnding').then(({ FeaturesEnding }) => FeaturesEnding),
})
