import { beamPaths } from './beamPaths'

const width = 1200
const height = 640

/** The measures and paths of the crown of light; its horizon is at `height`, and its reflection lies below. */
export const crownGeometry = {
  width,
  height,
  viewBox: `0 -20 ${width} 840`,
  ...beamPaths(111, width, height),
}
