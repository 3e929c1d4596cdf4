import { priorPoints, priorWalk, type WalkEnd } from './priorWalk'
import { openOf } from './quotes'
import { jitter, randomOfStep } from './randomWalk'

/** A price, and when it was: in milliseconds since the epoch. */
export type PricePoint = { price: number; at: number }

/** What a made-up past needs to know of an asset: its starting quote, and how far it steps in percent. */
export type PastAsset = WalkEnd & { volatility: number }

const hour = 3_600_000
const day = 24 * hour

/** The same whatever `?seed=` asks for, like the walk of the day before. */
const seed = 30

/** Steps in an hour, and how wide each is: a part of an asset's volatility, and of its way through a day. */
const steps = 120
const stepWidth = { ofVolatility: 0.0022, ofWay: 0.004 }

/** Hours between two turns of the older price; the longer ones weigh more. */
const turns = [192, 72, 28, 11, 4, 1].map((hours) => ({ hours, weight: Math.sqrt(hours) }))
const weights = turns.reduce((sum, { weight }) => sum + weight, 0)

/** The way of an asset's price through the last day, in logarithms. */
const wayOf = (asset: PastAsset) => Math.abs(Math.log(asset.price / openOf(asset)))

/** How far the days before the last one stray, in logarithms: a stablecoin by 0.002, Bitcoin by a tenth, Dogecoin by most. */
const reachOf = (asset: PastAsset) => (1.2 * asset.volatility ** 2) / (asset.volatility + 0.2) + wayOf(asset)

const smooth = (part: number) => part * part * (3 - 2 * part)

const between = (from: number, to: number, part: number) => from + (to - from) * part

/** A wave from -1 to 1 over the hours since the epoch, which each symbol has for good. */
function waveAt(symbol: string, at: number): number {
  const sum = turns.reduce((before, { hours, weight }) => {
    const turn = Math.floor(at / hours)
    const [one, next] = [turn, turn + 1].map((place) => jitter(1, randomOfStep(seed + hours, symbol, place)))
    return before + weight * between(one ?? 0, next ?? 0, smooth(at / hours - turn))
  }, 0)
  return sum / weights
}

/** The steps within an hour since the epoch, as a function of the part of it that has passed. */
function stepsOf(asset: PastAsset, hours: number): (part: number) => number {
  const random = randomOfStep(seed, asset.symbol, hours)
  const width = stepWidth.ofVolatility * asset.volatility + stepWidth.ofWay * wayOf(asset)
  let sum = 0
  const sums = [0, ...Array.from({ length: steps }, () => (sum += jitter(width, random)))]
  return (part) => {
    const place = Math.min(Math.floor(part * steps), steps - 1)
    return between(sums[place] ?? 0, sums[place + 1] ?? 0, part * steps - place)
  }
}

/**
 * The made-up past of an asset as a function of the time, up to the point at which its page was opened. On the last 24
 * full hours it has the prices of `priorWalk`, so it agrees with the sparkline of the asset's row; exactly a day before the
 * end it is at the open from which the change counts; before that it strays by waves that each hour has for good. So every
 * full hour is the same at each reload until the next one begins.
 */
export function pricePast(asset: PastAsset, end: PricePoint): (at: number) => number {
  const open = openOf(asset)
  const row = priorWalk(asset)
  const now = Math.floor(end.at / hour)
  const first = now - priorPoints + 1
  const reach = reachOf(asset)
  const joint = waveAt(asset.symbol, first)
  const fullHour = (hours: number) =>
    row[hours - first] ?? open * Math.exp(reach * (waveAt(asset.symbol, hours) - joint))
  const dayBefore = { at: end.at - day, price: open }
  const walks = new Map<number, (part: number) => number>()

  return (at) => {
    const hours = Math.floor(at / hour)
    if (at === hours * hour) return fullHour(hours)
    // Within an hour the price steps from one full hour to the next, or to what is known between them.
    let from = { at: hours * hour, price: fullHour(hours) }
    let to = hours === now ? end : { at: (hours + 1) * hour, price: fullHour(hours + 1) }
    if (at < dayBefore.at && dayBefore.at < to.at) to = dayBefore
    else if (from.at < dayBefore.at && dayBefore.at <= at) from = dayBefore
    const walk = walks.get(hours) ?? stepsOf(asset, hours)
    walks.set(hours, walk)
    const stepsAt = (moment: number) => walk(moment / hour - hours)
    const part = (at - from.at) / (to.at - from.at)
    const strayed = stepsAt(at) - between(stepsAt(from.at), stepsAt(to.at), part)
    return from.price * Math.exp(Math.log(to.price / from.price) * part + strayed)
  }
}
