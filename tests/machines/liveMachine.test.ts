import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { type LiveEvent, liveMachine, selectIsLive, selectIsMoving } from '@/machines/liveMachine'
import { nameOf, shortestPaths, start } from './walk'

/** Every event the machine can hear, in each form that leads somewhere else. */
const events = {
  'read: nothing stored, motion allowed': { type: 'environment.read', choice: null, isReduced: false },
  'read: nothing stored, motion reduced': { type: 'environment.read', choice: null, isReduced: true },
  'read: live, motion allowed': { type: 'environment.read', choice: 'live', isReduced: false },
  'read: live, motion reduced': { type: 'environment.read', choice: 'live', isReduced: true },
  'read: paused, motion allowed': { type: 'environment.read', choice: 'paused', isReduced: false },
  'read: paused, motion reduced': { type: 'environment.read', choice: 'paused', isReduced: true },
  'live.toggled': { type: 'live.toggled' },
  'motion.reduced': { type: 'motion.reduced' },
  'motion.allowed': { type: 'motion.allowed' },
  'tab.hidden': { type: 'tab.hidden' },
  'tab.shown': { type: 'tab.shown' },
} as const satisfies Record<string, LiveEvent>
type EventName = keyof typeof events

const paths: Record<string, LiveEvent[]> = {
  'preference.paused tab.shown': [],
  'preference.live tab.shown': [events['live.toggled']],
  'preference.paused tab.hidden': [events['tab.hidden']],
  'preference.live tab.hidden': [events['live.toggled'], events['tab.hidden']],
}

/** The machine with a world that writes down what is stored and shown. */
function watched() {
  const stored: (string | null)[] = []
  const shown: string[] = []
  const machine = liveMachine.provide({
    actions: {
      storeChoice: (_, { choice }) => stored.push(choice),
      showPreference: (_, { choice }) => shown.push(choice),
    },
  })
  return { machine, stored, shown }
}

function told(...sent: LiveEvent[]) {
  const { machine, stored, shown } = watched()
  const { actor } = start(machine, undefined)
  for (const event of sent) actor.send(event)
  return { actor, stored, shown }
}

const stateAfter = (...names: EventName[]) =>
  nameOf(told(...names.map((name) => events[name])).actor.getSnapshot().value)

describe('liveMachine', () => {
  it('reaches every combination by its shortest path', () => {
    expect(shortestPaths(liveMachine, undefined, Object.values(events))).toEqual({
      'preference.paused tab.shown': [],
      'preference.live tab.shown': ['environment.read'],
      'preference.paused tab.hidden': ['tab.hidden'],
      'preference.live tab.hidden': ['environment.read', 'tab.hidden'],
    })
  })

  it.each([
    ['preference.paused tab.shown', false, false],
    ['preference.live tab.shown', true, true],
    ['preference.paused tab.hidden', false, false],
    ['preference.live tab.hidden', true, false],
  ])('in %s: is it live? %s; does it move? %s', (state, isLive, isMoving) => {
    const snapshot = told(...(paths[state] ?? [])).actor.getSnapshot()
    expect(nameOf(snapshot.value)).toBe(state)
    expect([selectIsLive(snapshot), selectIsMoving(snapshot)]).toEqual([isLive, isMoving])
  })

  describe.each(['shown', 'hidden'])('with the tab %s', (tab) => {
    it.each([
      ['paused', 'read: nothing stored, motion allowed', 'live'],
      ['paused', 'read: nothing stored, motion reduced', 'paused'],
      ['paused', 'read: live, motion allowed', 'live'],
      ['paused', 'read: live, motion reduced', 'live'],
      ['paused', 'read: paused, motion allowed', 'paused'],
      ['paused', 'read: paused, motion reduced', 'paused'],
      ['paused', 'live.toggled', 'live'],
      ['paused', 'motion.reduced', 'paused'],
      ['paused', 'motion.allowed', 'live'],
      ['live', 'read: nothing stored, motion allowed', 'live'],
      ['live', 'read: nothing stored, motion reduced', 'paused'],
      ['live', 'read: live, motion allowed', 'live'],
      ['live', 'read: live, motion reduced', 'live'],
      ['live', 'read: paused, motion allowed', 'paused'],
      ['live', 'read: paused, motion reduced', 'paused'],
      ['live', 'live.toggled', 'paused'],
      ['live', 'motion.reduced', 'paused'],
      ['live', 'motion.allowed', 'live'],
    ] as const)('in %s answers "%s" by %s, and minds not the tab', (preference, name, next) => {
      const { actor } = told(...(paths[`preference.${preference} tab.${tab}`] ?? []))
      actor.send(events[name])
      expect(nameOf(actor.getSnapshot().value)).toBe(`preference.${next} tab.${tab}`)
    })
  })

  describe.each(['paused', 'live'])('with the preference %s', (preference) => {
    it.each([
      ['shown', 'tab.hidden', 'hidden'],
      ['shown', 'tab.shown', 'shown'],
      ['hidden', 'tab.hidden', 'hidden'],
      ['hidden', 'tab.shown', 'shown'],
    ] as const)('in %s answers "%s" by %s, and minds not the preference', (tab, name, next) => {
      const { actor, stored } = told(...(paths[`preference.${preference} tab.${tab}`] ?? []))
      const before = stored.length
      actor.send(events[name])
      expect(nameOf(actor.getSnapshot().value)).toBe(`preference.${preference} tab.${next}`)
      expect(stored.length).toBe(before)
    })
  })

  it('does not move before the environment has been read', () => {
    const { actor, shown } = told()
    expect(selectIsMoving(actor.getSnapshot())).toBe(false)
    expect(actor.getSnapshot().context).toEqual({ choice: null })
    expect(shown).toEqual(['paused'])
  })

  it('takes a stored choice before the wish for reduced motion, either way', () => {
    expect(stateAfter('read: live, motion reduced')).toBe('preference.live tab.shown')
    expect(stateAfter('read: paused, motion allowed')).toBe('preference.paused tab.shown')
  })

  it('takes a wish for reduced motion that is expressed anew before an older choice', () => {
    expect(stateAfter('read: live, motion allowed', 'motion.reduced')).toBe('preference.paused tab.shown')
    expect(stateAfter('read: live, motion reduced', 'motion.reduced')).toBe('preference.paused tab.shown')
  })

  it('moves again once that wish is taken back, unless the visitor has paused it', () => {
    expect(stateAfter('read: live, motion allowed', 'motion.reduced', 'motion.allowed')).toBe(
      'preference.live tab.shown',
    )
    expect(stateAfter('read: nothing stored, motion reduced', 'motion.allowed')).toBe(
      'preference.live tab.shown',
    )
    expect(stateAfter('read: paused, motion reduced', 'motion.allowed')).toBe('preference.paused tab.shown')
    expect(stateAfter('live.toggled', 'live.toggled', 'motion.reduced', 'motion.allowed')).toBe(
      'preference.paused tab.shown',
    )
  })

  it('lets the visitor move it against the wish for reduced motion', () => {
    expect(stateAfter('read: nothing stored, motion reduced', 'live.toggled')).toBe(
      'preference.live tab.shown',
    )
    expect(stateAfter('read: live, motion allowed', 'motion.reduced', 'live.toggled')).toBe(
      'preference.live tab.shown',
    )
  })

  it('remembers what the visitor chose until a new wish for reduced motion overtakes it', () => {
    const { actor } = told(events['read: nothing stored, motion allowed'])
    const choices = (
      ['motion.reduced', 'live.toggled', 'motion.reduced', 'live.toggled', 'live.toggled'] as const
    ).map((name) => {
      actor.send(events[name])
      return actor.getSnapshot().context.choice
    })
    expect(choices).toEqual([null, 'live', null, 'live', 'paused'])
  })

  it('rests in a hidden tab and goes on as it was when the tab is shown', () => {
    const { actor, stored, shown } = told(events['read: nothing stored, motion allowed'])
    const moving = (['tab.hidden', 'tab.shown'] as const).map((name) => {
      actor.send(events[name])
      return selectIsMoving(actor.getSnapshot())
    })
    expect(moving).toEqual([false, true])
    expect(stored).toEqual([])
    expect(shown).toEqual(['paused', 'live'])
  })

  it('stores nothing that the visitor did not choose', () => {
    const unchosen = Object.values(events).filter(({ type }) => type !== 'live.toggled')
    expect(told(...unchosen).stored.filter((choice) => choice !== null)).toEqual([])
  })

  it('stores what the switch then shows each time it is pressed, and forgets it when a wish stops the motion', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sent) => {
        const { actor, stored, shown } = told()
        const expected: (string | null)[] = []
        for (const event of sent) {
          const wasLive = selectIsLive(actor.getSnapshot())
          actor.send(event)
          const preference = selectIsLive(actor.getSnapshot()) ? 'live' : 'paused'
          expect(shown.at(-1)).toBe(preference)
          if (event.type === 'motion.reduced' && wasLive) expected.push(null)
          if (event.type !== 'live.toggled') continue
          expected.push(preference)
          expect(actor.getSnapshot().context.choice).toBe(preference)
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
      sendBack(events['read: live, motion reduced'])
      return () => calls.push('stopped')
    })
    const { actor } = start(liveMachine.provide({ actors: { environment } }), undefined)
    expect(nameOf(actor.getSnapshot().value)).toBe('preference.live tab.hidden')
    actor.stop()
    expect(calls).toEqual(['listening', 'stopped'])
  })
})
