import { type Drawing, fixed, type Random, times } from './drawing'

/** Lines one above the other, each bent as `heightAt` says, from the left edge to the right one. */
const layers = (count: number, heightAt: (x: number, line: number) => number) =>
  times(count, (line) => {
    const bends = times(27, (step) => {
      const x = step * 30
      return `${x} ${fixed(heightAt(x, line))} ${x + 15} ${fixed((heightAt(x, line) + heightAt(x + 30, line)) / 2)}`
    })
    return `M-15 ${fixed(heightAt(-15, line))}Q${bends.join(' ')}`
  }).join('')

/** Hills of different height. */
function hills(random: Random): Drawing {
  const swells = times(3, (index) => ({
    x: 60 + index * 220 + random() * 130,
    height: 90 + random() * 150,
    reach: 70 + random() * 70,
  }))
  const highest = swells.reduce((best, swell) => (swell.height > best.height ? swell : best))
  const rise = (x: number) =>
    swells.reduce((sum, swell) => sum + swell.height * Math.exp(-(((x - swell.x) / swell.reach) ** 2)), 0)
  return {
    lines: layers(15, (x, line) => 450 - line * 9 - rise(x - line * 5) * (0.16 + line * 0.06)),
    points: `M${fixed(highest.x + 70)} ${fixed(326 - rise(highest.x))}h0`,
    focus: { x: highest.x + 60, y: 250 },
  }
}

/** Two slopes that fall towards a gap, like the two sides of an order book. */
function gap(): Drawing {
  const depth = (x: number) => 300 * (1 - Math.exp(-((Math.abs(x - 430) / 210) ** 2)))
  return {
    lines: layers(18, (x, line) => 440 - line * 6 - depth(x) * (0.1 + line * 0.05)),
    points: 'M430 440h0M430 338h0',
    focus: { x: 430, y: 360 },
  }
}

/** Two bands of waves that cross each other again and again. */
function braid(): Drawing {
  const swing = (x: number, line: number) => Math.sin(x / 95) * (130 - line * 9)
  return {
    lines: layers(10, (x, line) => 250 - swing(x, line)) + layers(10, (x, line) => 250 + swing(x, line)),
    points: times(2, (index) => `M${fixed((index + 1) * 95 * Math.PI)} 250h0`).join(''),
    focus: { x: 298, y: 250 },
  }
}

/** Drawings of layered lines. */
export const waves = { hills, gap, braid }
