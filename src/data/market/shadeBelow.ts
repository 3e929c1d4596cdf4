type Place = { x: number; y: number }

/**
 * The engraver's shade below a line that leads to the right: a path of upright strokes, so many at equal distances, from
 * the line to the ground.
 */
export function shadeBelow(line: readonly Place[], strokes: number, ground: number): string {
  const start = line[0]?.x ?? 0
  const width = (line.at(-1)?.x ?? start) - start
  let place = 0
  return Array.from({ length: strokes }, (_, index) => {
    const x = start + ((index + 0.5) / strokes) * width
    while ((line[place + 1]?.x ?? x) < x) place += 1
    const [from, to] = [line[place], line[place + 1]]
    if (!from || !to) return ''
    const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
    return `M${x.toFixed(2)} ${y.toFixed(2)}V${ground}`
  }).join('')
}
