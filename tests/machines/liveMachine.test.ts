import { nameOf, pathsOf, start } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { type LiveEvent, liveMachine, selectIsLive, selectIsTicking } from '@/machines/liveMachine'
import { models } from '../../models/models'

/** Every event the machine can hear, in each form that leads somewhere else. */
const events = {
  'loaded: live': { type: 'environment.loaded', choice: 'live' },
  'loaded: paused': { type: 'environment.loaded', choice: 'paused' },
  'live.toggled': { type: 'live.toggled' },
  'tab.hidden': { type: 'tab.hidden' },
  'tab.shown': { type: 'tab.shown' },
} as const satisfies Record<string, LiveEvent>

const paths = pathsOf(models.live)

/** An actor after these events, with the values that it stored and showed meanwhile. */
function told(...sent: AnyEventObject[]) {
  const stored: string[] = []
  const shown: string[] = []
  const machine = liveMachine.provide({
    actions: {
      storeChoice: (_, { choice }) => stored.push(choice),
      showPreference: (_, { choice }) => shown.push(choice),
    },
  })
  const { actor, happen } = start({ ...models.live, machine })
  sent.forEach(happen)
  return { actor, stored, shown }
}

describe('liveMachine', () => {
  it('reaches every combination by its shortest path', () => {
    expect(paths).toEqual({
      'preference.paused tab.shown': [],
      'preference.live tab.shown': [events['loaded: live']],
      'preference.paused tab.hidden': [events['tab.hidden']],
      'preference.live tab.hidden': [events['loaded: live'], events['tab.hidden']],
    })
  })

  it.each([
    ['preference.paused tab.shown', false, false],
    ['preference.live tab.shown', true, true],
    ['preference.paused tab.hidden', false, false],
    ['preference.live tab.hidden', true, false],
  ])('in %s: is it live? %s; do figures tick? %s', (state, isLive, isTicking) => {
    const snapshot = told(...(paths[state] ?? [])).actor.getSnapshot()
    expect(nameOf(snapshot.value)).toBe(state)
    expect([selectIsLive(snapshot), selectIsTicking(snapshot)]).toEqual([isLive, isTicking])
  })

  it.each([
    ['paused', 'loaded: live', 'live', []],
    ['paused', 'live.toggled', 'live', ['live']],
    ['paused', 'loaded: paused', 'paused', []],
    ['live', 'live.toggled', 'paused', ['paused']],
  ] as const)(
    'in %s answers "%s" by %s, and stores %j, in a shown and in a hidden tab',
    (from, name, next, written) => {
      for (const tab of ['shown', 'hidden']) {
        const { actor, stored, shown } = told(...(paths[`preference.${from} tab.${tab}`] ?? []))
        actor.send(events[name])
        expect(nameOf(actor.getSnapshot().value)).toBe(`preference.${next} tab.${tab}`)
        expect([stored, shown.at(-1)]).toEqual([written, next])
      }
    },
  )

  it('shows what it is at every moment, and stores what was pressed and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sent) => {
        const { actor, stored, shown } = told()
        const expected: string[] = []
        for (const event of sent) {
          actor.send(event)
          const preference = selectIsLive(actor.getSnapshot()) ? 'live' : 'paused'
          expect(shown.at(-1)).toBe(preference)
          if (event.type === 'live.toggled') expected.push(preference)
        }
        expect(stored).toEqual(expected)
      }),
    )
  })

  it('listens to the environment from its start to its stop', () => {
    const calls: string[] = []
    const environment = fromCallback(({ sendBack }) => {
      calls.push('listening')
      sendBack(events['tab.hidden'])
      sendBack(events['loaded: live'])
      return () => calls.push('stopped')
    })
    const actor = createActor(liveMachine.provide({ actors: { environment } })).start()
    expect(nameOf(actor.getSnapshot().value)).toBe('preference.live tab.hidden')
    actor.stop()
    expect(calls).toEqual(['listening', 'stopped'])
  })
})
