import { asleep } from '@/components/loading/asleep'

/** The chapters after the first, with their height as measured at 375, 768 and 1440 px. */
export const otherChapters = asleep({
  name: 'feature-chapters',
  height: { base: '5000px', md: '4000px', lg: '3000px' },
  waking: 'touched',
  load: () => import('./OtherChapters').then(({ OtherChapters }) => OtherChapters),
})

/** What comes after the chapters. */
export const featuresEnding = asleep({
  name: 'features-ending',
  height: { base: '1800px', md: '1800px', lg: '1800px' },
  waking: 'touched',
  load: () => import('./FeaturesEnding').then(({ FeaturesEnding }) => FeaturesEnding),
})
