import { createActor, fromCallback, type StateValueFrom } from 'xstate'
import { simulatedFeed } from '@/actors/priceActors'
import { type SymbolStart, startsOf } from '@/data/market/quotes'
import { type PricesSnapshot, pricesMachine, subscriberIntervals } from '@/machines/pricesMachine'
import { storyNow } from '../fixtures'

const interval = subscriberIntervals.market
const steps = 3

/** The price store after three steps with the seed 7, frozen in one state: no feed is connected and no clock ticks. */
export function frozenPrices(
  assets: readonly SymbolStart[],
  value: StateValueFrom<typeof pricesMachine> = 'paused',
): PricesSnapshot {
  const actor = createActor(pricesMachine.provide({ actors: { feed: fromCallback(simulatedFeed) } }), {
    input: { seed: 7 },
  }).start()
  actor.send({ type: 'prices.resumed' })
  actor.send({ type: 'subscriber.added', subscriber: 'market', starts: startsOf(assets) })
  for (let step = 0; step < steps; step += 1)
    actor.send({ type: 'clock.ticked', interval, now: storyNow + step * interval })
  const { context } = actor.getSnapshot()
  actor.stop()
  return pricesMachine.resolveState({ value, context })
}
