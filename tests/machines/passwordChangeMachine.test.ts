import { pathsOf, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { models } from '../../models/models'

const model = models.passwordChange
const paths = pathsOf(model)

const events = {
  opened: { type: 'change.opened' },
  abandoned: { type: 'change.abandoned' },
  mailed: { type: 'code.mailed' },
  changed: { type: 'password.changed' },
}

const answers: Record<string, Partial<Record<keyof typeof events, string>>> = {
  closed: { opened: 'choosing' },
  choosing: { abandoned: 'closed', mailed: 'confirming', changed: 'closed' },
  confirming: { abandoned: 'closed', changed: 'closed' },
}

describe('passwordChangeMachine', () => {
  it('reaches every step by its shortest path', () => {
    expect(typesOf(paths)).toEqual({
      closed: [],
      choosing: ['change.opened'],
      confirming: ['change.opened', 'code.mailed'],
    })
  })

  describe.each(Object.keys(answers))('in %s', (state) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('answers that it was %s', (name) => {
      const change = walk(model, paths[state] ?? [])
      change.happen(events[name])
      expect(change.state()).toBe(answers[state]?.[name] ?? state)
    })
  })
})
