import type { BlogCategory } from '@/data/rules/blogView'

/** A picture of thin lines of light, as SVG paths in a viewBox of 800 by 500; brightest around `focus`. */
export type Drawing = { lines: string; points: string; focus: { x: number; y: number } }

type Random = () => number

const fixed = (value: number) => value.toFixed(1)
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

function beams(random: Random): Drawing {
  const spires = times(3, (index) => ({
    x: 160 + index * 230 + random() * 40,
    height: (index === 1 ? 250 : 140) + random() * 90,
    reach: 30 + random() * 30,
  }))
  const tallest = spires.reduce((best, spire) => (spire.height > best.height ? spire : best))
  const shafts = times(100, (index) => {
    const x = 4 + index * 8
    const heights = spires.map((spire) => spire.height * Math.exp(-Math.abs(x - spire.x) / spire.reach))
    return { x, height: Math.max(12, ...heights) * (0.82 + random() * 0.18) }
  })
  const shaft = (x: number, height: number) => `M${x} ${fixed(400 - height)}V${fixed(400 + height * 0.2)}`
  return {
    lines: `M0 400H800${shafts.map(({ x, height }) => shaft(x, height)).join('')}`,
    points: shafts.flatMap(({ x, height }) => (height > 70 ? `M${x} ${fixed(400 - height)}h0` : [])).join(''),
    focus: { x: tallest.x, y: 380 },
  }
}

function rings(random: Random): Drawing {
  const x = 180 + random() * 440
  const y = 150 + random() * 220
  const first = 22 + random() * 34
  const step = 24 + random() * 30
  const orbits = times(7, (index) => ({
    r: Math.round(first + index * (step + index * 5.5)),
    angle: random() * 6.2832,
  }))
  const circle = (r: number) =>
    `M${fixed(x - r)} ${fixed(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const bodies = orbits.map(
    ({ r, angle }) => `M${fixed(x + r * Math.cos(angle))} ${fixed(y + r * Math.sin(angle))}h0`,
  )
  return {
    lines: orbits.map(({ r }) => circle(r)).join(''),
    points: `M${fixed(x)} ${fixed(y)}h0${bodies.join('')}`,
    focus: { x, y },
  }
}

function waves(random: Random): Drawing {
  const swells = times(3, (index) => ({
    x: 60 + index * 220 + random() * 130,
    height: 50 + random() * 190,
    reach: 70 + random() * 70,
  }))
  const highest = swells.reduce((best, swell) => (swell.height > best.height ? swell : best))
  const rise = (x: number) =>
    swells.reduce((sum, swell) => sum + swell.height * Math.exp(-(((x - swell.x) / swell.reach) ** 2)), 0)
  const lines = times(15, (line) => {
    const height = (x: number) => 450 - line * 9 - rise(x - line * 5) * (0.16 + line * 0.06)
    const bends = times(27, (step) => {
      const x = step * 30
      return `${x} ${fixed(height(x))} ${x + 15} ${fixed((height(x) + height(x + 30)) / 2)}`
    })
    return `M-15 ${fixed(height(-15))}Q${bends.join(' ')}`
  })
  return {
    lines: lines.join(''),
    points: `M${fixed(highest.x + 70)} ${fixed(326 - rise(highest.x))}h0`,
    focus: { x: highest.x + 60, y: 250 },
  }
}

function sheets(random: Random): Drawing {
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

const kinds: Record<BlogCategory, (random: Random) => Drawing> = {
  announcements: beams,
  education: rings,
  analysis: waves,
  features: sheets,
}

/** A random number generator seeded with a text: numbers from 0 up to 1, the same in every browser. */
function numbersOf(text: string): Random {
  let bits = Array.from(text).reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), 7)
  return () => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0
    return (bits >>> 8) / 2 ** 24
  }
}

/** The picture of an article: the category chooses the motif, the id its variation. The same on every render. */
export const drawArticle = (category: BlogCategory, id: string): Drawing => kinds[category](numbersOf(id))
