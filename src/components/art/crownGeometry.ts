const spire = (t: number) => {
  const x = Math.abs(t)
  if (x <= 0.46) return 0.3 + 0.7 * (1 - x / 0.46) ** 1.9
  if (x <= 0.9) return 0.3 + 0.44 * ((x - 0.46) / 0.44) ** 1.9
  return 0.74 * Math.exp(-(x - 0.9) / 0.055)
}

const flicker = (index: number) => 1 - 0.16 * Math.abs(Math.sin(index * 12.9898) * Math.cos(index * 4.1414))

type Beams = { shafts: string; tips: string }

/**
 * The beams of the crown of light as two SVG paths: the shafts, and the points of light on top. Their heights form a
 * crown of three spires; the irregularity is computed from the beam's number, never random.
 */
function beamPaths(count: number, width: number, height: number): Beams {
  const middle = (count - 1) / 2
  const beams = Array.from({ length: count }, (_, index) => {
    const t = ((index - middle) / middle) * 1.14
    const x = (((index + 0.5) / count) * width).toFixed(1)
    const top = (height * (1 - spire(t) * (index === middle ? 1 : flicker(index)))).toFixed(1)
    return { x, top, isSpire: Math.abs(t) <= 0.92 }
  })
  return {
    shafts: beams.map(({ x, top }) => `M${x} ${height}V${top}`).join(''),
    tips: beams.flatMap(({ x, top, isSpire }) => (isSpire ? `M${x} ${top}h0` : [])).join(''),
  }
}

const width = 1200
const height = 640

/** Dimensions and paths of the crown of light. The horizon is at `height`, the reflection below it. */
export const crownGeometry = {
  width,
  height,
  viewBox: `0 -20 ${width} 840`,
  ...beamPaths(111, width, height),
}
