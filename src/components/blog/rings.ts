import { type Drawing, fixed, type Random, times } from './drawing'

const circle = (x: number, y: number, r: number) =>
  `M${fixed(x - r)} ${fixed(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Seven orbits around a centre, a point on each. */
function orbits(random: Random): Drawing {
  const x = 180 + random() * 440
  const y = 150 + random() * 220
  const first = 22 + random() * 34
  const step = 24 + random() * 30
  const paths = times(7, (index) => ({
    r: Math.round(first + index * (step + index * 5.5)),
    angle: random() * 6.2832,
  }))
  const bodies = paths.map(
    ({ r, angle }) => `M${fixed(x + r * Math.cos(angle))} ${fixed(y + r * Math.sin(angle))}h0`,
  )
  return {
    lines: paths.map(({ r }) => circle(x, y, r)).join(''),
    points: `M${fixed(x)} ${fixed(y)}h0${bodies.join('')}`,
    focus: { x, y },
  }
}

/** Circles of growing size that touch one point of the ground. */
function growth(): Drawing {
  const radii = times(9, (index) => Math.round(14 * 1.42 ** index))
  return {
    lines: `M0 440H800${radii.map((r) => circle(400, 440 - r, r)).join('')}`,
    points: radii.map((r) => `M400 ${440 - 2 * r}h0`).join(''),
    focus: { x: 400, y: 380 },
  }
}

/** Seven overlapping rings in a row, each with a point of its own. */
function week(): Drawing {
  const places = times(7, (index) => 136 + index * 88)
  return {
    lines: places.flatMap((x) => [84, 60, 36].map((r) => circle(x, 250, r))).join(''),
    points: places.map((x) => `M${x} 250h0`).join(''),
    focus: { x: 400, y: 250 },
  }
}

/** Drawings of rings. */
export const rings = { orbits, growth, week }
