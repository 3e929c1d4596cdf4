import { nameOf, pathsOf, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { ProviderError } from '@/data/session/errors'
import { createReadMachine } from '@/machines/readMachine'
import { models } from '../../models/models'
import { readWallets } from '../../models/read'

const requested = { type: 'retry.requested' } as const
const answered = { type: 'xstate.done.actor.read', output: 'new figures' }
const refused = { type: 'xstate.error.actor.read', error: new ProviderError('unreachable') }

const paths = pathsOf(models.read)

/** A read in one of its states; `now` tells the state, the data and the reason for none. */
function arrive(state: string) {
  const { happen, clock, ...read } = walk(models.read, paths[state] ?? [])
  const now = () => [read.state(), read.context().data, read.context().reason]
  return { now, happen, pass: (milliseconds: number) => clock.increment(milliseconds) }
}

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

type Answers = Partial<Record<'retry' | 'answer' | 'refusal' | 'timeout', unknown[]>>

/** What each state becomes, with its data and the reason for none; it stays as it is where nothing is said. */
const table: Record<string, Answers> = {
  reading: {
    answer: ['read.current', 'new figures', null],
    refusal: ['unavailable.failed', null, 'unreachable'],
    timeout: ['unavailable.failed', null, 'timeout'],
  },
  'read.current': { retry: ['read.retrying', readWallets, null] },
  'read.recovered': { retry: ['read.retrying', readWallets, null] },
  'read.retrying': {
    answer: ['read.current', 'new figures', null],
    refusal: ['read.pausing', readWallets, null],
    timeout: ['read.pausing', readWallets, null],
  },
  'read.pausing': { timeout: ['read.retryingAgain', readWallets, null] },
  'read.retryingAgain': {
    answer: ['read.current', 'new figures', null],
    refusal: ['unavailable.failed', null, 'unreachable'],
    timeout: ['unavailable.failed', null, 'timeout'],
  },
  'unavailable.failed': { retry: ['unavailable.retrying', null, 'unreachable'] },
  'unavailable.failedAgain': { retry: ['unavailable.retrying', null, 'unreachable'] },
  'unavailable.retrying': {
    answer: ['read.recovered', 'new figures', null],
    refusal: ['unavailable.failedAgain', null, 'unreachable'],
    timeout: ['unavailable.failedAgain', null, 'timeout'],
  },
}

describe('readMachine', () => {
  it('reaches every state by its shortest path', () => {
    const done = 'xstate.done.actor.read'
    const error = 'xstate.error.actor.read'
    expect(typesOf(paths)).toEqual({
      reading: [],
      'read.current': [done],
      'read.retrying': [done, 'retry.requested'],
      'read.pausing': [done, 'retry.requested', error],
      'read.retryingAgain': [done, 'retry.requested', error, 'xstate.after.pause.read.read.pausing'],
      'read.recovered': [error, 'retry.requested', done],
      'unavailable.failed': [error],
      'unavailable.retrying': [error, 'retry.requested'],
      'unavailable.failedAgain': [error, 'retry.requested', error],
    })
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(paths).toSorted())
  })

  it.each(Object.entries(table))(
    'goes on from %s by a retry, an answer, a refusal and the timeout',
    (state, answers) => {
      for (const [name, event] of [
        ['retry', requested],
        ['answer', answered],
        ['refusal', refused],
      ] as const) {
        const read = arrive(state)
        const before = read.now()
        read.happen(event)
        expect(read.now(), name).toEqual(answers[name] ?? before)
      }
      const late = arrive(state)
      const before = late.now()
      expect(before[0]).toBe(state)
      const patience = state === 'read.pausing' ? 3_000 : 30_000
      late.pass(patience - 1)
      expect(late.now()).toEqual(before)
      late.pass(1)
      expect(late.now()).toEqual(answers.timeout ?? before)
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
