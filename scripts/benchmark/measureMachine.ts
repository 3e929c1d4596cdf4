import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor } from 'xstate'
import { formatChange, formatDollars } from '@/data/rules/figures'
import { marketMachine, stepMarket } from '@/machines/marketMachine'
import { assetsOf } from './assetsOf'

/** Each a list of milliseconds per tick; heaps in bytes. */
export type MachineMeasures = {
  step: number[]
  subscribed: number[]
  heap: { before: number; after: number }
}

/** Ticks that are not counted: the engine compiles what it sees often. */
const warmUp = 50

/** How many ticks a market has in an hour. */
const hour = 720

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function time(run: () => void): number[] {
  for (let tick = 0; tick < warmUp; tick += 1) run()
  return Array.from({ length: hour }, () => {
    const begun = performance.now()
    run()
    return performance.now() - begun
  })
}

function usedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/**
 * What an hour of market ticks costs without a browser: the step alone, and the actor with a subscriber for each
 * price and each change, which compares figures as the page's cells do.
 */
export function measureMachine(count: number): MachineMeasures {
  const assets = assetsOf(count)
  let value = assets
  const step = time(() => {
    value = stepMarket(value, assets, Math.random)
  })

  const actor = createActor(marketMachine, { input: { value: assets, seed: 7 } }).start()
  let changed = 0
  for (let place = 0; place < count; place += 1) {
    for (const select of [
      () => formatDollars(actor.getSnapshot().context.value[place]?.price ?? 0),
      () => formatChange(actor.getSnapshot().context.value[place]?.change24h ?? 0),
    ]) {
      let shown = select()
      actor.subscribe(() => {
        const text = select()
        if (text === shown) return
        shown = text
        changed += 1
      })
    }
  }
  actor.send({ type: 'walk.resumed' })
  actor.send({ type: 'clock.ticked' })
  const before = usedHeap()
  const subscribed = time(() => actor.send({ type: 'clock.ticked' }))
  const after = usedHeap()
  if (changed === 0) throw new Error('No figure has changed: the walk did not tick.')
  return { step, subscribed, heap: { before, after } }
}
