/** One band of a rosette: a wavy ring, drawn several times, each rotated a little further. */
export type GuillocheBand = {
  /** Number of waves around the ring. */
  lobes: number
  radius: number
  /** Amplitude of the waves to either side. */
  depth: number
  /** How many times the ring is drawn. */
  strands: number
}

/** The path of a band's ring around 0 0, `radius + depth * sin(lobes * angle)`: one curve for each half wave. */
export function ringOf({ lobes, radius, depth }: GuillocheBand): string {
  const steps = lobes * 2
  const step = Math.PI / lobes
  const at = (index: number) => {
    const angle = index * step
    const swing = (index % 2 === 0 ? 1 : -1) * depth * lobes
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    const third = step / 3
    return { x, y, dx: (swing * Math.cos(angle) - y) * third, dy: (swing * Math.sin(angle) + x) * third }
  }
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const { x, y, dx, dy } = at(0)
  const curves = Array.from({ length: steps }, (_, index) => {
    const to = at(index + 1)
    return `${text(to.x - to.dx, to.y - to.dy)} ${text(to.x, to.y)}`
  })
  return `M${text(x, y)}C${text(x + dx, y + dy)} ${curves.join('S')}Z`
}

/** The rotations of a band's strands, spread over one lobe: a whole lobe further would repeat the first strand. */
export const turnsOf = ({ lobes, strands }: GuillocheBand): string[] =>
  Array.from({ length: strands }, (_, index) => `rotate(${(360 / lobes / strands) * index})`)
