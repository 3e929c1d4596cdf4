import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const events = {
  'menu.toggled': { type: 'menu.toggled' },
  'link.chosen': { type: 'link.chosen' },
  'menu.dismissed': { type: 'menu.dismissed' },
  'address.changed': { type: 'address.changed' },
  'window.widened': { type: 'window.widened' },
} as const
type EventName = keyof typeof events

const paths = pathsOf(models.mobileMenu)

function arrive(state: 'closed' | 'open') {
  const calls: string[] = []
  const machine = mobileMenuMachine.provide({
    actions: { showDialog: () => calls.push('show'), hideDialog: () => calls.push('hide') },
  })
  const menu = walk({ ...models.mobileMenu, machine }, paths[state] ?? [])
  return { actor: menu.actor, calls }
}

describe('mobileMenuMachine', () => {
  const closes = ['menu.toggled', 'link.chosen', 'menu.dismissed', 'address.changed', 'window.widened']
  describeStates(models.mobileMenu, {
    closed: { path: [], to: { 'menu.toggled': 'open' } },
    open: { path: ['menu.toggled'], to: Object.fromEntries(closes.map((type) => [type, 'closed'])) },
  })

  it('watches the address and the room of the window while it is open, and only then', () => {
    const { actor } = arrive('open')
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['address', 'window'])
    actor.send(events['menu.toggled'])
    expect(actor.getSnapshot().children).toEqual({})
  })

  it('shows and hides the dialog in turn, as often as it opens and closes, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...(Object.keys(events) as EventName[]))), (names) => {
        const { actor, calls } = arrive('closed')
        const expected: string[] = []
        for (const name of names) {
          const before = actor.getSnapshot().value
          actor.send(events[name])
          const after = actor.getSnapshot().value
          if (after !== before) expected.push(after === 'open' ? 'show' : 'hide')
        }
        expect(calls).toEqual(expected)
        expect(calls.filter((call, index) => call !== (index % 2 ? 'hide' : 'show'))).toEqual([])
      }),
    )
  })
})
