import type { PieceShape } from './pieceShapes'

type Profile = PieceShape['profile']

const radiusAt = (profile: Profile, height: number) => {
  const above = profile.findIndex(([top]) => top >= height)
  const [fromHeight, fromRadius] = profile[Math.max(above - 1, 0)] ?? [0, 0]
  const [toHeight, toRadius] = profile[above] ?? [height, 0]
  const t = toHeight === fromHeight ? 1 : (height - fromHeight) / (toHeight - fromHeight)
  return fromRadius + (toRadius - fromRadius) * t * t * (3 - 2 * t)
}

const steps = (top: number, step: number) =>
  Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step)
const topOf = (profile: Profile) => profile.at(-1)?.[0] ?? 0

/** The engraved lines of a piece: the front half of a ring every few units of its height. */
export const ringsOf = ({ profile }: PieceShape) =>
  steps(topOf(profile), 4)
    .map((height) => {
      const radius = radiusAt(profile, height)
      const at = (x: number) => `${x.toFixed(1)} ${382 - height}`
      return `M${at(80 - radius)}A${radius.toFixed(1)} ${(radius * 0.2).toFixed(1)} 0 0 0 ${at(80 + radius)}`
    })
    .join('')

/** The outline of the piece, down its left side and up its right side. */
export const outlineOf = ({ profile }: PieceShape) => {
  const heights = [...steps(topOf(profile) - 1, 3), topOf(profile)]
  const points = (sign: 1 | -1, order: number[]) =>
    order.map((height) => `${(80 + sign * radiusAt(profile, height)).toFixed(1)} ${382 - height}`)
  return `M${points(-1, heights.toReversed()).join('L')}A60 12 0 0 0 ${points(1, heights).join('L')}Z`
}

/** Engraved lines across the whole drawing, bent like those of the turned part; for clipping to a bust. */
export const hatching = steps(180, 4)
  .map((height) => `M10 ${250 - height}Q80 ${264 - height} 150 ${250 - height}`)
  .join('')
