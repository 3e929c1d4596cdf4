import { defineIsland } from 'fast-pages/source/src/components/defineIsland'

/** The chapters after the first, with their height as measured at 375, 768 and 1440 px. */
export const otherChapters = defineIsland({
  name: 'feature-chapters',
  height: { base: '4883px', md: '4652px', lg: '3489px' },
  load: () => import('./OtherChapters').then(({ OtherChapters }) => OtherChapters),
})

/** What comes after the chapters, measured alike. */
export const featuresEnding = defineIsland({
  name: 'features-ending',
  height: { base: '1824px', md: '2170px', lg: '1768px' },
  load: () => import('./FeaturesEnding').then(({ FeaturesEnding }) => FeaturesEnding),
})
