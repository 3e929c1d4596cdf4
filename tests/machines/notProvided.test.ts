import { expect, it, vi } from 'vitest'
import { createActor, StateMachine } from 'xstate'
import { models } from '../../models/models'

it('an actor that was not provided fails, or stays silent if it only reports', async () => {
  const statuses: Record<string, string> = {}
  for (const { machine } of Object.values(models)) {
    for (const [name, logic] of Object.entries(machine.implementations.actors)) {
      if ('src' in logic || logic instanceof StateMachine) continue
      const actor = createActor(logic, { input: {} })
      actor.subscribe({ error: vi.fn() })
      actor.start()
      await new Promise((resolve) => setTimeout(resolve))
      statuses[`${machine.id}.${name}`] = actor.getSnapshot().status
      actor.stop()
    }
  }
  const failing = Object.keys(statuses).filter((name) => statuses[name] === 'error')
  expect(failing.toSorted()).toEqual([
    'auth.exchangeCode',
    'auth.renewSession',
    'auth.signOut',
    'copy.copy',
    'factors.check',
    'form.send',
    'oauthRedirect.redirect',
    'read.read',
    'resend.send',
    'siteSearch.code',
  ])
  expect(Object.keys(statuses).filter((name) => statuses[name] === 'done')).toEqual([])
})
