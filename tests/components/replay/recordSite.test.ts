import { withStubs } from 'machine-workbench/source/walker'
import { replay } from 'machine-workbench/source/workbench'
import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { recordSite } from '@/components/replay/recordSite'
import { countdownMachine } from '@/machines/countdownMachine'
import { models } from '../../../models/models'
import { workbench } from '../../../models/workbench'

function recordedForm({ machine, input } = models.loginForm) {
  const recorder = recordSite()
  const actor = createActor(withStubs(machine), {
    input,
    inspect: recorder.inspect,
  })
  return { recorder, actor: actor.start() }
}

const type = (name: string, value: string) => ({ type: 'form.edited', name, value })

it('records what happens to a machine, a field once, without what was typed', () => {
  const { recorder, actor } = recordedForm()
  actor.send(type('email', 'a'))
  actor.send(type('email', 'ada@mail.example'))
  actor.send(type('password', 'Quiet-Lantern-47'))
  actor.send({ type: 'form.submitted' })
  expect(recorder.list()).toEqual([
    {
      id: '1',
      machine: 'form',
      start: 'email-password',
      steps: [
        type('email', 'person@example.com'),
        type('password', 'Recorded-Secret-1'),
        { type: 'form.submitted' },
      ],
    },
  ])
})

it('records steps that lead the model to the same state', () => {
  const { recorder, actor } = recordedForm()
  actor.send(type('email', 'ada@mail.example'))
  actor.send({ type: 'form.submitted' })
  const steps = recorder.list()[0]?.steps ?? []
  expect(replay(workbench, 'loginForm', steps)).toEqual({
    states: ['open.editing', 'open.editing', 'open.invalid'],
    misfit: null,
  })
})

it('records what a form begins with as typed', () => {
  const values = { email: 'ada@mail.example', password: '' }
  const { recorder } = recordedForm({ ...models.loginForm, input: { values } })
  expect(recorder.list()[0]).toMatchObject({
    start: 'email-password',
    steps: [type('email', 'person@example.com')],
  })
})

it.each([
  [['first', 'second'], 'open.invalid'],
  [['first', 'first'], 'sending'],
  [['first', 'second', 'second'], 'sending'],
])('records passwords typed twice, %o, so that the model is %s as well', (typed, state) => {
  const { recorder, actor } = recordedForm(models.newPasswordForm)
  const [password = '', confirmPassword = '', corrected] = typed
  actor.send(type('password', password))
  actor.send(type('confirmPassword', confirmPassword))
  if (corrected) actor.send(type('password', corrected))
  actor.send({ type: 'form.submitted' })
  const steps = recorder.list()[0]?.steps ?? []
  expect(replay(workbench, 'newPasswordForm', steps).states.at(-1)).toBe(state)
  for (const secret of typed) expect(JSON.stringify(steps)).not.toContain(secret)
})

it.each([
  ['second', 'open.invalid'],
  ['first', 'sending'],
])('records passwords filled in at once, first and %s, so that the model is %s as well', (other, state) => {
  const { recorder, actor } = recordedForm(models.newPasswordForm)
  actor.send({ type: 'form.filled', values: { password: 'first', confirmPassword: other } })
  actor.send({ type: 'form.submitted' })
  expect(actor.getSnapshot().matches(state === 'sending' ? 'sending' : { open: 'invalid' })).toBe(true)
  expect(replay(workbench, 'newPasswordForm', recorder.list()[0]?.steps ?? []).states.at(-1)).toBe(state)
})

it('records the ticks of a clock as the time that passes', () => {
  const recorder = recordSite()
  let tick = (_: number) => {}
  const clock = fromCallback(({ sendBack }) => {
    tick = (now) => sendBack({ type: 'clock.ticked', now })
  })
  const machine = countdownMachine.provide({ actors: { clock } })
  createActor(machine, { input: { secondsLeft: 60 }, inspect: recorder.inspect }).start()
  for (const now of [10_000, 11_000, 12_000, 15_000]) tick(now)
  expect(recorder.list()[0]?.steps).toEqual([{ type: 'time.passed', ms: 5_000 }])
})

it('does not list a machine that has stopped', () => {
  const { recorder, actor } = recordedForm()
  actor.stop()
  expect(recorder.list()).toEqual([])
})
