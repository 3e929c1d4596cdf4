import { nameOf, pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { ProviderError } from '@/data/session/errors'
import { createReadMachine } from '@/machines/readMachine'
import { models } from '../../models/models'
import { readWallets } from '../../models/read'
import { describeStates } from './describeStates'

const requested = { type: 'retry.requested' } as const
const refused = { type: 'xstate.error.actor.read', error: new ProviderError('unreachable') }

const paths = pathsOf(models.read)

const settle = () => Promise.resolve().then(() => Promise.resolve())

type Request = { answer: (data: string) => Promise<void>; refuse: () => Promise<void> }

/** A running read, whose requests are answered by the test. */
function world() {
  const requests: Request[] = []
  const read = fromPromise<string>(
    () =>
      new Promise((resolve, reject) => {
        requests.push({
          answer: (data) => {
            resolve(data)
            return settle()
          },
          refuse: () => {
            reject(new ProviderError('unreachable'))
            return settle()
          },
        })
      }),
  )
  const clock = new SimulatedClock()
  const actor = createActor(createReadMachine<string>().provide({ actors: { read } }), { clock }).start()
  return {
    actor,
    requests,
    answer: async (data: string) => requests.at(-1)?.answer(data),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    now: () => {
      const { value, context } = actor.getSnapshot()
      return [nameOf(value), context.data, context.reason]
    },
  }
}

describe('readMachine', () => {
  const [retry, done, error] = [
    'retry.requested',
    'xstate.done.actor.read',
    'xstate.error.actor.read',
  ] as const
  const again = [done, retry, error, 'xstate.after.pause.read.read.pausing']
  describeStates(models.read, {
    reading: { path: [], to: { [done]: 'read.current', [error]: 'unavailable.failed' } },
    'read.current': { path: [done], to: { [retry]: 'read.retrying' } },
    'read.retrying': { path: [done, retry], to: { [done]: 'read.current', [error]: 'read.pausing' } },
    'read.pausing': { path: [done, retry, error] },
    'read.retryingAgain': { path: again, to: { [done]: 'read.current', [error]: 'unavailable.failed' } },
    'read.recovered': { path: [error, retry, done], to: { [retry]: 'read.retrying' } },
    'unavailable.failed': { path: [error], to: { [retry]: 'unavailable.retrying' } },
    'unavailable.retrying': {
      path: [error, retry],
      to: { [done]: 'read.recovered', [error]: 'unavailable.failedAgain' },
    },
    'unavailable.failedAgain': { path: [error, retry, error], to: { [retry]: 'unavailable.retrying' } },
  })

  it.each([
    ['reading', 30_000, 'unavailable.failed', null, null, 'unreachable'],
    ['read.retrying', 30_000, 'read.pausing', readWallets, readWallets, null],
    ['read.pausing', 3_000, 'read.retryingAgain', readWallets, readWallets, null],
    ['read.retryingAgain', 30_000, 'unavailable.failed', readWallets, null, 'unreachable'],
    ['unavailable.retrying', 30_000, 'unavailable.failedAgain', null, null, 'unreachable'],
  ])(
    'waits in %s for %i ms, then is %s, as after a refusal',
    (state, patience, next, before, after, reason) => {
      const late = walk(models.read, paths[state] ?? [])
      late.clock.increment(patience - 1)
      expect([late.state(), late.context().data]).toEqual([state, before])
      late.clock.increment(1)
      const lateReason = reason && 'timeout'
      expect([late.state(), late.context()]).toMatchObject([next, { data: after, reason: lateReason }])
      const told = walk(models.read, [...(paths[state] ?? []), refused])
      expect(told.context()).toMatchObject({ data: after, reason })
    },
  )

  it('is busy while a request is under way, and makes one at a time', async () => {
    const { actor, requests, answer } = world()
    const isBusy = () => actor.getSnapshot().hasTag('busy')
    expect([isBusy(), actor.getSnapshot().can(requested)]).toEqual([true, false])
    await answer('figures')
    expect([isBusy(), actor.getSnapshot().can(requested)]).toEqual([false, true])
    actor.send(requested)
    actor.send(requested)
    expect([isBusy(), requests.length]).toEqual([true, 2])
  })

  it('ignores the answer of a request that a newer one has replaced', async () => {
    const { actor, requests, answer, pass, now } = world()
    pass(30_000)
    await answer('too late')
    expect(now()).toEqual(['unavailable.failed', null, 'timeout'])
    actor.send(requested)
    await requests[0]?.answer('too late')
    await requests[0]?.refuse()
    expect(now()).toEqual(['unavailable.retrying', null, 'timeout'])
    await answer('figures')
    expect(now()).toEqual(['read.recovered', 'figures', null])
  })
})
