import { pathsOf, start, walk } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkLogin, checkNewPassword } from '@/data/content/formRules'
import { ProviderError } from '@/data/session/errors'
import { formMachine } from '@/machines/formMachine'
import { checked, explainedBy, type FormProblems, type FormValues } from '@/machines/formProblems'
import { afterSeconds, formModel, forms } from '../../models/form'
import { describeStates } from './describeStates'

const missing = 'Please enter your email.'
const check = ({ email, terms }: FormValues) => ({
  email: email ? undefined : missing,
  terms: terms ? undefined : 'Please agree.',
})
const filled = { email: 'ada@example.com', terms: true }

const model = formModel<FormValues>(filled, check, { wrong: { email: '' }, limit: afterSeconds(2) })
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

/** The events of a form whose fields have some values. */
function eventsOf<Values extends FormValues>(validate: (values: Values) => FormProblems<Values>) {
  const withProblems = (values: Values) => checked(values, validate)
  return {
    changed: (name: string, values: Values) => ({
      type: 'field.changed' as const,
      name,
      ...withProblems(values),
    }),
    left: (values: Values, entered: string | null = null) => ({
      type: 'field.left' as const,
      entered,
      ...withProblems(values),
    }),
    submitted: (values: Values) => ({ type: 'form.submitted' as const, ...withProblems(values) }),
  }
}
const { changed, left, submitted } = eventsOf<FormValues>(check)

const [emptied, other] = [
  { ...filled, email: '' },
  { ...filled, email: 'bob@example.com' },
]
const none = { email: '', terms: false }
const dismissed = { type: 'problems.dismissed' }
const unanswered = { type: 'xstate.after.unanswered.form.sending' }
const refused = { type: 'xstate.error.actor.send', error: new ProviderError('userBanned', 'User is banned') }
const sentBy = (form: ReturnType<typeof arrive>) => form.child('send')?.getSnapshot().input

describe('formMachine', () => {
  const path = ['form.submitted']
  describeStates(model, {
    'open.editing': { path: [], to: { 'form.submitted': 'sending', 'form.submitted 2': 'open.invalid' } },
    'open.invalid': {
      path,
      to: {
        'field.changed': 'open.editing',
        'field.left': 'open.editing',
        'form.submitted': 'sending',
        'problems.dismissed': 'open.editing',
      },
    },
    'open.succeeded': {
      path: [...path, 'xstate.done.actor.send'],
      to: {
        'field.changed': 'open.editing',
        'field.changed 2': 'open.editing',
        'form.submitted': 'sending',
        'form.submitted 2': 'open.invalid',
      },
    },
    'open.failed': {
      path: [...path, 'xstate.error.actor.send'],
      to: {
        'field.changed 2': 'open.editing',
        'field.left 2': 'open.editing',
        'form.submitted': 'sending',
        'form.submitted 2': 'open.invalid',
        'problems.dismissed': 'open.editing',
      },
    },
    sending: {
      path,
      to: {
        'page.left': 'left',
        'xstate.done.actor.send': 'open.succeeded',
        'xstate.error.actor.send': 'open.failed',
        'xstate.error.actor.send 2': 'waiting',
      },
    },
    left: { path: [...path, 'page.left'], to: { 'page.returned': 'open.editing' } },
    waiting: {
      path: [...path, 'xstate.error.actor.send'],
      to: { 'xstate.done.actor.cooldown': 'open.failed' },
    },
  })

  it('says what is wrong with each field, sends nothing, and takes a problem back when its field is corrected', () => {
    const form = arrive('open.invalid')
    expect(form.context().problems).toEqual({ email: missing, terms: 'Please agree.' })
    expect(sentBy(form)).toBeUndefined()
    form.happen(changed('email', { ...filled, terms: false }))
    expect(form.context().problems).toEqual({ terms: 'Please agree.' })
    form.happen(changed('email', none))
    expect(form.context().problems, 'not while it is typed into').toEqual({ terms: 'Please agree.' })
    form.happen(left(filled))
    expect(form.state(), 'what was filled in without an event counts').toBe('open.editing')
  })

  it('sends what the fields hold, once, however often it is submitted', () => {
    const form = arrive('sending')
    const send = form.child('send')
    expect(sentBy(form)).toEqual(filled)
    form.happen(submitted(other))
    expect(form.child('send')).toBe(send)
    expect(form.actor.getSnapshot().can(submitted(other))).toBe(false)
  })

  it('keeps no values but those that a failure belongs to', () => {
    for (const state of ['open.editing', 'open.invalid', 'open.succeeded', 'left'])
      expect(arrive(state).context().sent, state).toBeNull()
    const form = arrive('open.failed')
    expect(form.context()).toMatchObject({
      sent: filled,
      failure: { kind: 'userBanned', message: 'User is banned', weaknesses: [] },
    })
    form.happen(dismissed)
    expect(form.context()).toMatchObject({ sent: null, failure: null })
  })
})

describe('a field that is left', () => {
  it('says what is wrong with it if it was typed into, and not if it was not, or is right', () => {
    const form = start(model)
    for (const event of [left(none), changed('terms', filled), left(emptied)]) form.happen(event)
    expect([form.state(), form.context().problems]).toEqual(['open.editing', {}])
    form.happen(changed('email', emptied))
    expect(form.context().problems).toEqual({})
    form.happen(left(emptied))
    expect([form.state(), form.context().problems]).toEqual(['open.invalid', { email: missing }])
  })

  it('says nothing of the field that is typed into by now', () => {
    const form = start(model)
    form.happen(changed('email', emptied))
    form.happen(left(emptied, 'email'))
    expect(form.context().problems).toEqual({})
    form.happen(left(emptied, 'terms'))
    expect(form.context().problems).toEqual({ email: missing })
  })

  it('says what an edit of another field has made wrong only when that one is left', () => {
    const form = start(forms.newPasswordForm)
    const { changed, left } = eventsOf(checkNewPassword)
    const [same, different] = [
      { password: 'first', confirmPassword: 'first' },
      { password: 'second', confirmPassword: 'first' },
    ]
    for (const name of ['password', 'confirmPassword']) form.happen(changed(name, same))
    form.happen(changed('password', different))
    expect(form.context().problems).toEqual({})
    form.happen(left(different))
    expect(form.context().problems).toEqual({ confirmPassword: 'Password Mismatch: Passwords do not match' })
  })

  it('says it during a cooldown too, and is silent again after its problem was dismissed', () => {
    const form = arrive('waiting')
    form.happen(changed('email', emptied))
    form.happen(left(emptied))
    expect([form.state(), form.context().problems]).toEqual(['waiting', { email: missing }])
    form.happen({ type: 'xstate.done.actor.cooldown' })
    expect(form.state()).toBe('open.invalid')
    form.happen(dismissed)
    form.happen(left(emptied))
    expect([form.state(), form.context().problems]).toEqual(['open.editing', {}])
  })
})

describe('a failure', () => {
  const wrongPassword = {
    type: 'xstate.error.actor.send',
    error: new ProviderError('invalidCredentials', 'Invalid login credentials'),
  }
  const typed = { email: 'ada@example.com', password: 'wrong' }
  const login = eventsOf(checkLogin)

  it('of a wrong password belongs to the emptied field, and announces what was sent', () => {
    const form = start(forms.loginForm)
    form.happen(login.submitted(typed))
    form.happen(wrongPassword)
    expect([form.state(), form.context().sent]).toEqual(['open.failed', { ...typed, password: '' }])
    expect(form.emitted).toMatchObject([{ values: typed, wrong: 'password' }])
  })

  it('of any kind is shown for exactly the values that it belongs to', () => {
    const texts = fc.constantFrom('', 'ada@example.com', 'bob@example.com', 'wrong')
    const entries = fc.array(fc.record({ email: texts, password: texts }))
    fc.assert(
      fc.property(fc.constantFrom(wrongPassword, refused, unanswered), entries, (failure, all) => {
        const form = start(forms.loginForm)
        form.happen(login.submitted(typed))
        form.happen(failure)
        const sent = form.context().sent
        for (const values of all) {
          form.happen(login.changed('email', values))
          const isSame = values.email === sent?.email && values.password === sent?.password
          expect(form.state()).toBe(isSame ? 'open.failed' : 'open.editing')
        }
      }),
    )
  })

  it('that fields explain is explained at each as long as it holds what was sent', () => {
    const problems = { firstName: null, password: 'Use more characters.' }
    expect(explainedBy(problems, ['firstName'])).toEqual({ password: 'Use more characters.' })
    expect(explainedBy(problems, ['password'])).toEqual({})
  })
})

it('the wait for which a failure asks is counted down, and ends in a form that can be sent as it was edited', () => {
  const form = arrive('waiting')
  const tick = (now: number) => form.child('cooldown')?.send({ type: 'clock.ticked', now })
  const secondsLeft = () => form.child('cooldown')?.getSnapshot().context.secondsLeft
  tick(1_000_000)
  expect(secondsLeft()).toBe(2)
  tick(1_001_000)
  expect([form.state(), secondsLeft()]).toEqual(['waiting', 1])
  form.happen(changed('email', other))
  tick(1_002_000)
  expect(form.state()).toBe('open.failed')
  form.happen(submitted(other))
  expect([form.context().failure, sentBy(form)]).toEqual([null, other])
})

describe('what a form emits', () => {
  it('is the answer, with the values, once it is sent', () => {
    expect(arrive('open.succeeded').emitted).toEqual([{ type: 'form.sent', output: 'sent', values: filled }])
  })

  it('is the reason for each failure, once, and none if no answer came', () => {
    const form = arrive('waiting')
    form.happen({ type: 'xstate.done.actor.cooldown' })
    for (const failure of [refused, unanswered]) {
      form.happen(submitted(filled))
      form.happen(failure)
    }
    expect(form.emitted).toMatchObject([
      { failure: { kind: 'rateLimited', retryAfter: 2 }, wrong: null },
      { failure: { kind: 'userBanned' }, values: filled },
      { failure: null, values: filled },
    ])
  })

  it('is what is wrong at each rejected submission, which it is until nothing of it is left', () => {
    const form = start(model)
    form.happen(changed('email', emptied))
    form.happen(left(emptied))
    expect([form.state(), form.emitted, form.context().isRejected]).toEqual(['open.invalid', [], false])
    form.happen(submitted(emptied))
    expect(form.emitted).toEqual([{ type: 'form.rejected', problems: { email: missing } }])
    expect(form.context().isRejected).toBe(true)
    for (const event of [changed('email', filled), changed('email', emptied), left(emptied)])
      form.happen(event)
    expect([form.context().problems, form.context().isRejected]).toEqual([{ email: missing }, false])
  })
})

describe('a form whose page is left', () => {
  /** A form whose call ends when it is told to. */
  function sending() {
    let signal = new AbortController().signal
    let answer = { resolve: (_: unknown) => {}, reject: (_: unknown) => {} }
    const machine = formMachine.provide({
      actors: {
        send: fromPromise<unknown, FormValues>((call) => {
          signal = call.signal
          return new Promise((resolve, reject) => {
            answer = { resolve, reject }
          })
        }),
      },
    })
    const actor = createActor(machine).start()
    const emitted: unknown[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.send(submitted(filled))
    return { actor, emitted, isAborted: () => signal.aborted, answer }
  }

  it('aborts the call when it is stopped', () => {
    const { actor, isAborted } = sending()
    expect(isAborted()).toBe(false)
    actor.stop()
    expect(isAborted()).toBe(true)
  })

  it.each(['resolve', 'reject'] as const)(
    'aborts the call, and emits nothing when it ends by %s',
    async (how) => {
      const { actor, emitted, isAborted, answer } = sending()
      actor.send({ type: 'page.left' })
      expect(isAborted()).toBe(true)
      answer[how](new ProviderError('userBanned'))
      await new Promise(setImmediate)
      expect([actor.getSnapshot().value, emitted]).toEqual(['left', []])
    },
  )
})
