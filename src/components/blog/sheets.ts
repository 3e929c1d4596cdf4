import { type Drawing, fixed, type Random, times } from './drawing'

/** A closed outline through its corners. */
const outline = (corners: [x: number, y: number][]) =>
  `M${corners.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`

/** Cards that open like a fan. */
function fan(random: Random): Drawing {
  const turn = random() < 0.5 ? -1 : 1
  const x = 400 - turn * (60 + random() * 180)
  const y = 470 + random() * 50
  const first = -1.57 - turn * (0.1 + random() * 0.9)
  const spread = turn * (0.1 + random() * 0.07)
  const corners = [
    [90, -84],
    [350, -84],
    [350, 84],
    [90, 84],
  ] as const
  const outlines = times(10, (index) => {
    const angle = first + index * spread
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return corners.map(([u, v]) => `${fixed(x + u * cos - v * sin)} ${fixed(y + u * sin + v * cos)}`)
  })
  return {
    lines: outlines.map((outline) => `M${outline.join('L')}Z`).join(''),
    points: outlines.map((outline) => `M${outline[2]}h0`).join(''),
    focus: { x: x + 40, y: y - 230 },
  }
}

/** Squares within each other, each turned a little further. */
function nest(): Drawing {
  const squares = times(26, (index) => {
    const r = 300 * 0.9 ** index
    const turn = 0.785 + index * 0.11
    return times(4, (corner): [number, number] => [
      400 + r * Math.cos(turn + (corner * Math.PI) / 2),
      250 + r * Math.sin(turn + (corner * Math.PI) / 2),
    ])
  })
  return { lines: squares.map(outline).join(''), points: 'M400 250h0', focus: { x: 400, y: 250 } }
}

/** Sheets that lie one above the other. */
function stack(): Drawing {
  const sheets = times(13, (index): [number, number][] => {
    const y = 380 - index * 22
    return [
      [400, y - 100],
      [620, y],
      [400, y + 100],
      [180, y],
    ]
  })
  return {
    lines: sheets.map(outline).join(''),
    points: sheets.map((corners) => `M${corners[2]?.join(' ')}h0`).join(''),
    focus: { x: 400, y: 200 },
  }
}

/** Drawings of sheets and squares. */
export const sheets = { fan, nest, stack }
