import { rounded } from './figures'
import type { Measurement } from './measurement'

/** How long the production build took, prerendering included. */
export const buildMeasurement: Measurement = {
  title: 'Build',
  measure: async ({ buildSeconds }) => [{ What: 'Production build, s', Figure: rounded(buildSeconds, 1) }],
}
