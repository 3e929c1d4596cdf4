const spire = (t: number) => {
  const x = Math.abs(t)
  if (x <= 0.46) return 0.3 + 0.7 * (1 - x / 0.46) ** 1.9
  if (x <= 0.9) return 0.3 + 0.44 * ((x - 0.46) / 0.44) ** 1.9
  return 0.74 * Math.exp(-(x - 0.9) / 0.055)
}

const flicker = (index: number) => 1 - 0.16 * Math.abs(Math.sin(index * 12.9898) * Math.cos(index * 4.1414))

const width = 1200
const height = 640
const count = 111

/** From beam to beam. */
const step = Number((width / count).toFixed(2))

/**
 * The beams of the crown of light, which form three spires. Their irregular heights are computed from the beam's number,
 * never random.
 */
const beams = Array.from({ length: count }, (_, index) => {
  const middle = (count - 1) / 2
  const t = ((index - middle) / middle) * 1.14
  return {
    x: Number(((index + 0.5) * step).toFixed(1)),
    height: Math.round(height * spire(t) * (index === middle ? 1 : flicker(index))),
    isSpire: Math.abs(t) <= 0.92,
  }
})

type Beam = (typeof beams)[number]

/** Beams from their tops down to the horizon. Relative whole numbers compress well in the documents. */
const pathOf = (beams: Beam[]) =>
  `M${((beams[0]?.x ?? 0) - step).toFixed(1)} ${height}${beams.map((beam) => `m${step}-${beam.height}V${height}`).join('')}`

const spires = beams.filter(({ isSpire }) => isSpire)

/** Dimensions and SVG paths of the crown of light. The horizon is at `height`, the reflection below it. */
export const crownGeometry = {
  width,
  height,
  viewBox: `0 -20 ${width} 840`,
  shafts: pathOf(beams),
  /** The beams that have a point of light on top, where their path begins. */
  spires: pathOf(spires),
  /** Those points. */
  points: spires.map((beam) => `M${beam.x} ${height - beam.height}h0`),
}
