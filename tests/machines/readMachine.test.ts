import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { createReadMachine, type ReadSnapshot, readMachine } from '@/machines/readMachine'
import { nameOf, pathsOf, shortestPaths, start } from './walk'

const requested = { type: 'retry.requested' } as const
const events = [
  requested,
  { type: 'xstate.done.actor.read', output: 'figures' } as const,
  { type: 'xstate.error.actor.read', error: { kind: 'unreachable' } } as const,
]

const settle = () => Promise.resolve().then(() => Promise.resolve())

type Request = { answer: (data: string) => Promise<void>; refuse: () => Promise<void> }

/** A running read, whose requests are answered by the test. */
function world(snapshot?: ReadSnapshot<string>) {
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
            reject(Object.assign(new Error('Something went wrong'), { kind: 'unreachable' }))
            return settle()
          },
        })
      }),
  )
  const { actor, clock } = start(
    createReadMachine<string>().provide({ actors: { read } }),
    undefined,
    snapshot,
  )
  return {
    actor,
    requests,
    answer: async (data: string) => requests.at(-1)?.answer(data),
    refuse: async () => requests.at(-1)?.refuse(),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    now: () => {
      const { value, context } = actor.getSnapshot()
      return [nameOf(value), context.data, context.reason]
    },
  }
}

/** A running read that has been through the events of a path, each as it happens outside of the machine. */
async function walk(path: { type: string }[]) {
  const walked = world()
  for (const { type } of path) {
    if (type === 'xstate.done.actor.read') await walked.answer('figures')
    else if (type === 'xstate.error.actor.read') await walked.refuse()
    else walked.actor.send(requested)
  }
  return walked
}

const paths = pathsOf(readMachine, undefined, events)

/** What each state becomes by a retry, an answer, a refusal and the timeout, with its data and the reason for none. */
const table: Record<string, [retry: unknown, answer: unknown, refusal: unknown, timeout: unknown]> = {
  reading: [
    ['reading', null, null],
    ['read.current', 'new figures', null],
    ['unavailable.failed', null, 'unreachable'],
    ['unavailable.failed', null, 'timeout'],
  ],
  'read.current': [
    ['read.retrying', 'figures', null],
    ['read.current', 'figures', null],
    ['read.current', 'figures', null],
    ['read.current', 'figures', null],
  ],
  'read.recovered': [
    ['read.retrying', 'figures', null],
    ['read.recovered', 'figures', null],
    ['read.recovered', 'figures', null],
    ['read.recovered', 'figures', null],
  ],
  'read.retrying': [
    ['read.retrying', 'figures', null],
    ['read.current', 'new figures', null],
    ['unavailable.failed', null, 'unreachable'],
    ['unavailable.failed', null, 'timeout'],
  ],
  'unavailable.failed': [
    ['unavailable.retrying', null, 'unreachable'],
    ['unavailable.failed', null, 'unreachable'],
    ['unavailable.failed', null, 'unreachable'],
    ['unavailable.failed', null, 'unreachable'],
  ],
  'unavailable.failedAgain': [
    ['unavailable.retrying', null, 'unreachable'],
    ['unavailable.failedAgain', null, 'unreachable'],
    ['unavailable.failedAgain', null, 'unreachable'],
    ['unavailable.failedAgain', null, 'unreachable'],
  ],
  'unavailable.retrying': [
    ['unavailable.retrying', null, 'unreachable'],
    ['read.recovered', 'new figures', null],
    ['unavailable.failedAgain', null, 'unreachable'],
    ['unavailable.failedAgain', null, 'timeout'],
  ],
}

describe('readMachine', () => {
  it('reaches every state by its shortest path', () => {
    const done = 'xstate.done.actor.read'
    const error = 'xstate.error.actor.read'
    expect(shortestPaths(readMachine, undefined, events)).toEqual({
      reading: [],
      'read.current': [done],
      'read.retrying': [done, 'retry.requested'],
      'read.recovered': [error, 'retry.requested', done],
      'unavailable.failed': [error],
      'unavailable.retrying': [error, 'retry.requested'],
      'unavailable.failedAgain': [error, 'retry.requested', error],
    })
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(paths).toSorted())
  })

  for (const [state, [retry, answer, refusal, timeout]] of Object.entries(table)) {
    const path = paths[state] ?? []

    it(`goes on from ${state} by a retry, an answer, a refusal and the timeout`, async () => {
      const retried = await walk(path)
      expect(retried.now()[0]).toBe(state)
      retried.actor.send(requested)
      expect(retried.now()).toEqual(retry)

      const good = await walk(path)
      await good.answer('new figures')
      expect(good.now()).toEqual(answer)

      const bad = await walk(path)
      await bad.refuse()
      expect(bad.now()).toEqual(refusal)

      const late = await walk(path)
      late.pass(29_999)
      expect(late.now()[0]).toBe(state)
      late.pass(1)
      expect(late.now()).toEqual(timeout)
    })

    it(`is the same in ${state} after a detour through JSON, and reads on from there`, async () => {
      const walked = await walk(path)
      const restored = world(JSON.parse(JSON.stringify(walked.actor.getPersistedSnapshot())))
      expect(restored.now()).toEqual(walked.now())
      expect(restored.requests.length).toBe(walked.actor.getSnapshot().hasTag('busy') ? 1 : 0)
      restored.actor.send(requested)
      await restored.answer('new figures')
      expect(restored.now().slice(1)).toEqual(['new figures', null])
    })
  }

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

  it('learns nothing once it is stopped', async () => {
    const { actor, answer, now } = world()
    actor.stop()
    await answer('too late')
    expect(now()).toEqual(['reading', null, null])
  })

  it('is unavailable where nothing was provided to read', async () => {
    const { actor } = start(readMachine, undefined)
    await settle()
    expect(actor.getSnapshot().context.reason).toBe('Error: No read was provided')
  })
})
