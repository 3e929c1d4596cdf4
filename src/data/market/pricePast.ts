import { priorPoints, priorWalk, type WalkEnd, walkBetween } from './priorWalk'
import { openOf } from './quotes'
import { jitter, type Random, randomOfStep } from './randomWalk'

/** A price, and when it was: in milliseconds since the epoch. */
export type PricePoint = { price: number; at: number }

/** An asset with a made-up past: its starting quote, and its largest step in percent. */
export type PastAsset = WalkEnd & { volatility: number }

const minute = 60_000
const hour = 60 * minute

/** The same whatever `?seed=` asks for, like the walk of the day before. */
const seed = 30

/** A walk's first point, the time between two of its prices in ms, and their largest distance in logarithms. */
type Stretch = PricePoint & { step: number; width: number }

/** The prices of a walk: one where it begins, and one at each full step before its end. */
function pricesUntil(end: PricePoint, { at, price, step, width }: Stretch, random: Random): PricePoint[] {
  const before = Math.floor(at / step)
  const steps = Math.ceil(end.at / step) - before
  return walkBetween(price, end.price, steps, width, random)
    .slice(0, -1)
    .map((walked, index) => ({ price: walked, at: index > 0 ? (before + index) * step : at }))
}

/**
 * The made-up past of an asset, 30 days up to the point at which its page was opened, in order: a walk for each range of
 * the chart, which leads to where the next shorter one begins. The last day's is on each full hour what the sparkline of
 * the asset's row shows. Before the last full hour, all is the same at each reload until the next one begins.
 */
export function pricePast(asset: PastAsset, opened: PricePoint): PricePoint[] {
  const { symbol, price, volatility } = asset
  const open = openOf(asset)
  const way = Math.abs(Math.log(price / open))
  // How far the time before the last day strays: a stablecoin by 0.002, Bitcoin by a tenth, Dogecoin by most.
  const reach = (1.2 * volatility ** 2) / (volatility + 0.2) + way
  const random = randomOfStep(seed, symbol, 0)
  const around = (most: number) => open * Math.exp(jitter(most, random))
  const full = Math.floor(opened.at / hour) * hour
  const stretches: Stretch[] = [
    { at: full - 720 * hour, price: around(reach), step: 4 * hour, width: 0.1 * reach },
    { at: full - 168 * hour, price: around(reach / 3), step: hour, width: 0.05 * reach },
    ...[open, ...priorWalk(asset)].map((walked, index) => ({
      at: full - (priorPoints - index) * hour,
      price: walked,
      ...(index < priorPoints - 1
        ? { step: 10 * minute, width: 0.01 * volatility + 0.018 * way }
        : { step: minute / 2, width: 0.0022 * volatility + 0.004 * way }),
    })),
  ]
  return stretches.flatMap((stretch, index) =>
    pricesUntil(stretches[index + 1] ?? opened, stretch, randomOfStep(seed, symbol, index + 1)),
  )
}
