import { pathsOf, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ProviderError } from '@/data/session/providerError'
import { formMachine } from '@/machines/formMachine'
import { explainedBy, type FormValues } from '@/machines/formProblems'
import { afterSeconds, formModel, forms } from '../../models/form'

const check = ({ email, terms }: FormValues) => ({
  email: email ? undefined : 'Please enter your email.',
  terms: terms ? undefined : 'Please agree.',
})
const filled = { email: 'ada@example.com', terms: true }

const model = formModel<FormValues>(filled, check, { wrong: { email: '' }, limit: afterSeconds(2) })
const paths = pathsOf(model)
const arrive = (state: string) => walk(model, paths[state] ?? [])

const edited = { type: 'form.edited', name: 'email', value: 'bob@example.com' }
const submitted = { type: 'form.submitted' }
const left = { type: 'field.left', entered: null }
const dismissed = { type: 'complaints.dismissed' }
const unanswered = { type: 'xstate.after.unanswered.form.sending' }
const refused = { type: 'xstate.error.actor.send', error: new ProviderError('userBanned', 'User is banned') }

const tick = (now: number) => ({ type: 'clock.ticked', now })

describe('formMachine', () => {
  it('reaches every state by its shortest path', () => {
    const sent = ['form.edited', 'form.edited', 'form.submitted']
    expect(typesOf(paths)).toEqual({
      'open.editing': [],
      'open.invalid': ['form.submitted'],
      sending: sent,
      left: [...sent, 'page.left'],
      'open.succeeded': [...sent, 'xstate.done.actor.send'],
      'open.failed': [...sent, 'xstate.error.actor.send'],
      waiting: [...sent, 'xstate.error.actor.send'],
    })
  })

  it.each(Object.keys(paths))('is walked to %s', (state) => {
    expect(arrive(state).state()).toBe(state)
  })

  it.each([
    ['open.editing', 'open.invalid', 'open.editing', 'open.editing'],
    ['open.invalid', 'open.invalid', 'open.invalid', 'open.editing'],
    ['sending', 'sending', 'sending', 'sending'],
    ['left', 'left', 'left', 'left'],
    ['open.succeeded', 'sending', 'open.editing', 'open.succeeded'],
    ['open.failed', 'sending', 'open.editing', 'open.editing'],
    ['waiting', 'waiting', 'waiting', 'waiting'],
  ])('from %s goes to %s when submitted, %s when edited, %s when dismissed', (state, ...next) => {
    const after = [submitted, edited, dismissed].map((event) => {
      const form = arrive(state)
      form.happen(event)
      return form.state()
    })
    expect(after).toEqual(next)
  })

  it('says what is wrong with each field and sends nothing', () => {
    const form = arrive('open.invalid')
    expect(form.context().problems).toEqual({ email: 'Please enter your email.', terms: 'Please agree.' })
    expect(form.child('send')).toBeUndefined()
  })

  it('takes a complaint back when its field is corrected, and only that one', () => {
    const form = arrive('open.invalid')
    form.happen(edited)
    expect(form.context().problems).toEqual({ terms: 'Please agree.' })
    form.happen({ type: 'form.edited', name: 'terms', value: true })
    expect(form.state()).toBe('open.editing')
  })

  it('does not complain of a field that had not been complained of', () => {
    const form = start(model)
    form.happen(edited)
    form.happen(submitted)
    form.happen({ type: 'form.edited', name: 'email', value: '' })
    expect(form.context().problems).toEqual({ terms: 'Please agree.' })
  })

  it('sends what was typed', () => {
    expect(arrive('sending').child('send')?.getSnapshot().input).toEqual(filled)
  })

  it('sends once, however often it is submitted', () => {
    const form = arrive('sending')
    const send = form.child('send')
    form.happen(submitted)
    expect(form.child('send')).toBe(send)
    expect(form.actor.getSnapshot().can(submitted)).toBe(false)
  })

  it('keeps what was typed, and the reason as data, when sending fails', () => {
    const form = arrive('sending')
    form.happen(refused)
    expect(form.context()).toMatchObject({
      values: filled,
      failure: { kind: 'userBanned', message: 'User is banned', weaknesses: [] },
    })
  })

  it('fails with what was typed, and without a reason, when it is never answered', () => {
    const form = arrive('sending')
    form.happen(unanswered)
    expect(form.state()).toBe('open.failed')
    expect(form.context()).toMatchObject({ values: filled, failure: null })
  })

  it('forgets an earlier failure when it is sent again', () => {
    const form = arrive('open.failed')
    form.happen(submitted)
    expect(form.context().failure).toBeNull()
  })

  it.each(['open.failed', 'open.invalid'])(
    'keeps what was typed but no complaint when the complaints are dismissed in %s',
    (state) => {
      const form = arrive(state)
      const { values } = form.context()
      form.happen(dismissed)
      expect(form.context()).toMatchObject({ values, problems: {}, failure: null })
    },
  )
})

describe('what stands in the fields without an event', () => {
  const filledIn = { type: 'form.filled', values: { email: 'bob@example.com' } }

  it('is taken over where the form can be edited, and is what is sent', () => {
    const form = start(model)
    form.happen(filledIn)
    form.happen({ type: 'form.edited', name: 'terms', value: true })
    form.happen(submitted)
    expect(form.child('send')?.getSnapshot().input).toEqual({ email: 'bob@example.com', terms: true })
  })

  it('corrects a complaint, and is no reason for one', () => {
    const form = arrive('open.invalid')
    form.happen(filledIn)
    expect(form.context().problems).toEqual({ terms: 'Please agree.' })
    const other = start(model)
    other.happen({ type: 'form.filled', values: { email: '' } })
    other.happen(left)
    expect(other.state()).toBe('open.editing')
  })

  it.each(['sending', 'left'])('changes nothing in %s', (state) => {
    const form = arrive(state)
    form.happen(filledIn)
    expect(form.context().values).toEqual(filled)
  })
})

describe('a field that is left', () => {
  const emptied = { type: 'form.edited', name: 'email', value: '' }
  const emailComplaint = { email: 'Please enter your email.' }

  it('says what is wrong with it if it was typed into, and takes it back when it is corrected', () => {
    const form = start(model)
    form.happen(emptied)
    expect(form.context().problems).toEqual({})
    form.happen(left)
    expect([form.state(), form.context().problems]).toEqual(['open.invalid', emailComplaint])
    form.happen(edited)
    expect([form.state(), form.context().problems]).toEqual(['open.editing', {}])
  })

  it('is silent if it was not typed into, or is right', () => {
    const form = start(model)
    form.happen(left)
    form.happen(edited)
    form.happen(left)
    expect([form.state(), form.context().problems]).toEqual(['open.editing', {}])
  })

  it('says nothing of the field that is typed into by now', () => {
    const form = start(model)
    form.happen(emptied)
    form.happen({ type: 'field.left', entered: 'email' })
    expect(form.context().problems).toEqual({})
    form.happen({ type: 'field.left', entered: 'terms' })
    expect(form.context().problems).toEqual(emailComplaint)
  })

  it('says what an edit of another field has made wrong only when that one is left', () => {
    const form = start(forms.newPasswordForm)
    const type = (name: string, value: string) => form.happen({ type: 'form.edited', name, value })
    type('password', 'first')
    type('confirmPassword', 'first')
    form.happen(left)
    type('password', 'second')
    expect(form.context().problems).toEqual({})
    form.happen(left)
    expect(form.context().problems).toEqual({ confirmPassword: 'Password Mismatch: Passwords do not match' })
  })

  it.each(['open.succeeded', 'open.failed', 'sending', 'left'])('says nothing in %s', (state) => {
    const form = arrive(state)
    form.happen(left)
    expect([form.state(), form.context().problems]).toEqual([state, {}])
  })

  it('says it during a cooldown too', () => {
    const form = arrive('waiting')
    form.happen(emptied)
    form.happen(left)
    expect([form.state(), form.context().problems]).toEqual(['waiting', emailComplaint])
    form.happen({ type: 'xstate.done.actor.cooldown' })
    expect(form.state()).toBe('open.invalid')
  })

  it('is silent again after its complaint was dismissed', () => {
    const form = start(model)
    for (const event of [emptied, left, dismissed, left]) form.happen(event)
    expect([form.state(), form.context().problems]).toEqual(['open.editing', {}])
  })
})

describe('a failure', () => {
  const wrongPassword = {
    type: 'xstate.error.actor.send',
    error: new ProviderError('invalidCredentials', 'Invalid login credentials'),
  }
  const login = () => {
    const form = start(forms.loginForm)
    const type = (name: string, value: string) => form.happen({ type: 'form.edited', name, value })
    type('email', 'ada@example.com')
    type('password', 'wrong')
    form.happen(submitted)
    return { form, type }
  }

  it('of a wrong password clears it, and announces what was sent', () => {
    const { form } = login()
    form.happen(wrongPassword)
    expect([form.state(), form.context().values]).toEqual([
      'open.failed',
      { email: 'ada@example.com', password: '' },
    ])
    expect(form.emitted).toMatchObject([{ values: { email: 'ada@example.com', password: 'wrong' } }])
  })

  it('leaves with the values that were sent, and is not that of others', () => {
    const { form, type } = login()
    form.happen(wrongPassword)
    type('password', 'another')
    expect(form.state()).toBe('open.editing')
    type('email', 'bob@example.com')
    type('password', '')
    expect(form.state()).toBe('open.editing')
    type('email', 'ada@example.com')
    expect(form.state()).toBe('open.failed')
  })

  it('of any kind is shown for exactly the values that it belongs to', () => {
    const texts = fc.constantFrom('', 'ada@example.com', 'bob@example.com', 'wrong')
    const edits = fc.array(fc.record({ name: fc.constantFrom('email', 'password'), value: texts }))
    fc.assert(
      fc.property(fc.constantFrom(wrongPassword, refused, unanswered), edits, (failure, all) => {
        const { form, type } = login()
        form.happen(failure)
        const belongsTo = form.context().values
        for (const { name, value } of all) {
          type(name, value)
          const isSame = JSON.stringify(form.context().values) === JSON.stringify(belongsTo)
          expect(form.state()).toBe(isSame ? 'open.failed' : 'open.editing')
        }
      }),
    )
  })

  it('that fields explain is explained at each as long as it holds what was sent', () => {
    const sent = { firstName: 'Ada', password: 'short' }
    const problems = { firstName: null, password: 'Use more characters.' }
    expect(explainedBy(problems, sent, sent)).toEqual({ password: 'Use more characters.' })
    expect(explainedBy(problems, sent, { ...sent, firstName: 'Eva' })).toEqual({
      password: 'Use more characters.',
    })
    expect(explainedBy(problems, sent, { ...sent, password: 'longer' })).toEqual({})
  })
})

describe('the wait for which a failure asks', () => {
  const secondsLeft = (form: ReturnType<typeof arrive>) =>
    form.child('cooldown')?.getSnapshot().context.secondsLeft

  it('counts its seconds down, takes edits meanwhile, and ends in a form that can be sent', () => {
    const form = arrive('waiting')
    form.child('cooldown')?.send(tick(1_000_000))
    expect(secondsLeft(form)).toBe(2)
    form.child('cooldown')?.send(tick(1_001_000))
    expect([form.state(), secondsLeft(form)]).toEqual(['waiting', 1])
    form.happen(edited)
    form.child('cooldown')?.send(tick(1_002_000))
    expect(form.state()).toBe('open.failed')
    form.happen(submitted)
    expect(form.child('send')?.getSnapshot().input).toEqual({ email: 'bob@example.com', terms: true })
  })

  it('is over at the first tick that comes late enough', () => {
    const form = arrive('waiting')
    form.child('cooldown')?.send(tick(1_000_000))
    form.child('cooldown')?.send(tick(4_600_000))
    expect(form.state()).toBe('open.failed')
  })
})

describe('what a form emits', () => {
  it('is the answer, with the values, once it is sent', () => {
    expect(arrive('open.succeeded').emitted).toEqual([{ type: 'form.sent', output: 'sent', values: filled }])
  })

  it('is the reason for each failure, once', () => {
    const form = arrive('waiting')
    form.happen({ type: 'xstate.done.actor.cooldown' })
    form.happen(submitted)
    form.happen(refused)
    form.happen(submitted)
    form.happen(unanswered)
    expect(form.emitted).toMatchObject([
      { type: 'form.failed', failure: { kind: 'rateLimited', retryAfter: 2 } },
      { type: 'form.failed', failure: { kind: 'userBanned' } },
      { type: 'form.failed', failure: null },
    ])
  })

  it('is what is wrong at each rejected submission, but not when a field is left wrong', () => {
    const form = start(model)
    form.happen({ type: 'form.edited', name: 'email', value: '' })
    form.happen(left)
    expect([form.state(), form.emitted, form.context().isRejected]).toEqual(['open.invalid', [], false])
    const missing = 'Please enter your email.'
    form.happen(submitted)
    form.happen({ type: 'form.edited', name: 'terms', value: true })
    form.happen(submitted)
    expect(form.context().isRejected).toBe(true)
    form.happen({ type: 'form.edited', name: 'email', value: 'ada@example.com' })
    form.happen({ type: 'form.edited', name: 'email', value: '' })
    form.happen(left)
    expect([form.context().problems, form.context().isRejected]).toEqual([{ email: missing }, false])
    expect(form.emitted).toEqual([
      { type: 'form.rejected', problems: { email: missing, terms: 'Please agree.' } },
      { type: 'form.rejected', problems: { email: missing, terms: undefined } },
    ])
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
    const actor = createActor(machine, { input: { values: filled } }).start()
    const emitted: unknown[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.send({ type: 'form.submitted' })
    return { actor, emitted, isAborted: () => signal.aborted, answer }
  }

  it.each(['page.left', 'stopped'])('aborts the call when it is %s', (how) => {
    const { actor, isAborted } = sending()
    expect(isAborted()).toBe(false)
    if (how === 'page.left') actor.send({ type: 'page.left' })
    else actor.stop()
    expect(isAborted()).toBe(true)
  })

  it.each(['resolve', 'reject'] as const)('emits nothing when the call ends after it by %s', async (how) => {
    const { actor, emitted, answer } = sending()
    actor.send({ type: 'page.left' })
    answer[how](new ProviderError('userBanned'))
    await new Promise(setImmediate)
    expect([actor.getSnapshot().value, emitted]).toEqual(['left', []])
  })

  it('can be edited again when the visitor returns before the next page has come', () => {
    const form = arrive('left')
    form.happen({ type: 'page.returned' })
    expect(form.state()).toBe('open.editing')
    expect(form.context().values).toEqual(filled)
  })

  it('minds nothing of it when it is not sending', () => {
    const form = arrive('open.failed')
    form.happen({ type: 'page.left' })
    expect(form.state()).toBe('open.failed')
  })
})
