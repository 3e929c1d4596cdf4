import { type Drawing, fixed, type Random, times } from './drawing'

/** Shafts of light on a horizon, as high as `heightAt` says; those above 70 end in a point. */
function skyline(random: Random, heightAt: (x: number) => number, focus: number): Drawing {
  const shafts = times(100, (index) => {
    const x = 4 + index * 8
    return { x, height: Math.max(12, heightAt(x)) * (0.84 + random() * 0.16) }
  })
  const shaft = (x: number, height: number) => `M${x} ${fixed(400 - height)}V${fixed(400 + height * 0.2)}`
  return {
    lines: `M0 400H800${shafts.map(({ x, height }) => shaft(x, height)).join('')}`,
    points: shafts.flatMap(({ x, height }) => (height > 70 ? `M${x} ${fixed(400 - height)}h0` : [])).join(''),
    focus: { x: focus, y: 380 },
  }
}

/** Three peaks, the middle one the tallest. */
function spires(random: Random): Drawing {
  const peaks = times(3, (index) => ({
    x: 170 + index * 230,
    height: index === 1 ? 320 : 170 + random() * 40,
    reach: index === 1 ? 46 : 34,
  }))
  const height = (x: number) =>
    Math.max(...peaks.map((peak) => peak.height * Math.exp(-Math.abs(x - peak.x) / peak.reach)))
  return skyline(random, height, 400)
}

/** Five steps down from left to right. */
const stairs = (random: Random): Drawing =>
  skyline(random, (x) => [310, 240, 180, 130, 92][Math.min(4, Math.floor(x / 160))] ?? 92, 120)

/** A slope that falls ever more slowly, in months. */
const decline = (random: Random): Drawing =>
  skyline(random, (x) => 340 * Math.exp(-x / 330) * (1 - ((x / 66.7) % 1) * 0.18), 60)

/** Drawings of upright beams. */
export const beams = { spires, stairs, decline }
