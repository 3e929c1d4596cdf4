import { describe, expect, it } from 'vitest'
import { assign, fromCallback, fromPromise } from 'xstate'
import { ProviderError } from '@/data/provider/providerError'
import { countdownMachine } from '@/machines/countdownMachine'
import { type FormValues, formMachine } from '@/machines/formMachine'
import { nameOf, shortestPaths, start } from './walk'

const validate = ({ email, terms }: FormValues) => ({
  email: email ? undefined : 'Please enter your email.',
  terms: terms ? undefined : 'Please agree.',
})
const empty = { values: { email: '', terms: false } }
const filled = { values: { email: 'ada@example.com', terms: true } }
const checkedForm = formMachine.provide({
  actions: { check: assign({ found: ({ context }) => validate(context.values) }) },
})
const refused = new ProviderError('invalidCredentials', 'Invalid login credentials')

/** A refusal that names the seconds to wait. */
const notForTwoSeconds = new ProviderError('rateLimited', 'Slow down', 2)

/** A sending actor that answers when it is told to. */
function postbox() {
  const sent: FormValues[] = []
  let answer: { resolve: () => void; reject: (error: unknown) => void } | undefined
  let isAborted = () => false
  const send = fromPromise<unknown, FormValues>(({ input, signal }) => {
    sent.push(input)
    isAborted = () => signal.aborted
    return new Promise((resolve, reject) => {
      answer = { resolve: () => resolve(null), reject }
    })
  })
  return {
    sent,
    send,
    isAborted: () => isAborted(),
    resolve: () => answer?.resolve(),
    reject: (error: unknown) => answer?.reject(error),
  }
}

const settle = () => Promise.resolve().then(() => Promise.resolve())

async function arrive(state: string) {
  const box = postbox()
  let now = 1_000_000
  let tick = () => {}
  const secondHand = fromCallback(({ sendBack }) => {
    tick = () => sendBack({ type: 'clock.ticked', now })
    tick()
    return () => {
      tick = () => {}
    }
  })
  let leave = (_: 'page.left' | 'page.returned') => {}
  const machine = checkedForm.provide({
    actors: {
      send: box.send,
      countdown: countdownMachine.provide({ actors: { clock: secondHand } }),
      page: fromCallback(({ sendBack }) => {
        leave = (type) => sendBack({ type })
      }),
    },
  })
  const { actor, clock } = start(machine, state === 'open.invalid' ? empty : filled)
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  if (state !== 'open.editing') actor.send({ type: 'form.submitted' })
  if (state === 'open.succeeded') box.resolve()
  if (state === 'open.failed') box.reject(refused)
  if (state === 'waiting') box.reject(notForTwoSeconds)
  if (state === 'left') leave('page.left')
  await settle()
  const pass = (seconds: number) => {
    now += seconds * 1000
    tick()
  }
  const secondsLeft = () => actor.getSnapshot().children.cooldown?.getSnapshot().context.secondsLeft
  const stay = () => leave('page.returned')
  return { actor, clock, box, pass, secondsLeft, emitted, stay }
}

const states = ['open.editing', 'open.invalid', 'open.succeeded', 'open.failed', 'sending', 'left', 'waiting']

describe('formMachine', () => {
  it('reaches every state by its shortest path', () => {
    const paths = (input: typeof filled) =>
      shortestPaths(checkedForm, input, [
        { type: 'form.submitted' },
        { type: 'form.edited', name: 'email', value: 'bob@example.com' },
        { type: 'form.reset' },
        { type: 'complaints.dismissed' },
        { type: 'xstate.done.actor.send', output: null },
        { type: 'xstate.error.actor.send', error: refused },
      ])
    expect(paths(filled)).toEqual({
      'open.editing': [],
      sending: ['form.submitted'],
      'open.succeeded': ['form.submitted', 'xstate.done.actor.send'],
      'open.failed': ['form.submitted', 'xstate.error.actor.send'],
    })
    expect(paths(empty)).toEqual({ 'open.editing': [], 'open.invalid': ['form.submitted'] })
    expect(
      shortestPaths(checkedForm, filled, [
        { type: 'form.submitted' },
        { type: 'xstate.error.actor.send', error: notForTwoSeconds },
      ]).waiting,
    ).toEqual(['form.submitted', 'xstate.error.actor.send'])
  })

  it.each(states)('is walked to %s', async (state) => {
    const { actor } = await arrive(state)
    expect(nameOf(actor.getSnapshot().value)).toBe(state)
  })

  it.each([
    ['open.editing', 'sending', 'open.editing', 'open.editing', 'open.editing'],
    ['open.invalid', 'open.invalid', 'open.invalid', 'open.editing', 'open.editing'],
    ['sending', 'sending', 'sending', 'sending', 'sending'],
    ['left', 'left', 'left', 'left', 'left'],
    ['open.succeeded', 'sending', 'open.editing', 'open.editing', 'open.succeeded'],
    ['open.failed', 'sending', 'open.editing', 'open.editing', 'open.editing'],
    ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'],
  ])(
    'from %s goes to %s when submitted, %s when edited, %s when reset, %s when its complaints are dismissed',
    async (state, submitted, edited, reset, dismissed) => {
      const stateAfter = async (
        event: Parameters<Awaited<ReturnType<typeof arrive>>['actor']['send']>[0],
      ) => {
        const { actor } = await arrive(state)
        actor.send(event)
        return nameOf(actor.getSnapshot().value)
      }
      expect([
        await stateAfter({ type: 'form.submitted' }),
        await stateAfter({ type: 'form.edited', name: 'email', value: 'bob@example.com' }),
        await stateAfter({ type: 'form.reset' }),
        await stateAfter({ type: 'complaints.dismissed' }),
      ]).toEqual([submitted, edited, reset, dismissed])
    },
  )

  it('says what is wrong with each field and sends nothing', async () => {
    const { actor, box } = await arrive('open.invalid')
    expect(actor.getSnapshot().context.problems).toEqual({
      email: 'Please enter your email.',
      terms: 'Please agree.',
    })
    expect(box.sent).toEqual([])
  })

  it('clears a complaint when its field is mended, and only that one', async () => {
    const { actor } = await arrive('open.invalid')
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    expect(actor.getSnapshot().context.problems).toEqual({ email: null, terms: 'Please agree.' })
    actor.send({ type: 'form.edited', name: 'terms', value: true })
    expect(actor.getSnapshot().value).toEqual({ open: 'editing' })
  })

  it('does not complain of a field that had not been complained of', async () => {
    const { actor } = start(checkedForm, { values: { email: 'ada@example.com', terms: false } })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.edited', name: 'email', value: '' })
    expect(actor.getSnapshot().context.problems).toEqual({ email: null, terms: 'Please agree.' })
  })

  it('sends once, however often it is submitted', async () => {
    const { actor, box } = await arrive('sending')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toEqual([filled.values])
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })

  it('keeps what was typed, and the reason, when sending fails', async () => {
    const { actor } = await arrive('open.failed')
    expect(actor.getSnapshot().context).toMatchObject({
      values: filled.values,
      failure: { kind: 'invalidCredentials' },
    })
  })

  it('fails with what was typed when it is never answered', async () => {
    const { actor, clock } = await arrive('sending')
    clock.increment(30_000)
    expect(actor.getSnapshot().value).toEqual({ open: 'failed' })
    expect(actor.getSnapshot().context).toMatchObject({ values: filled.values, failure: null })
  })

  it('waits for as long as a failure asks, takes edits meanwhile, and can be sent after', async () => {
    const { actor, box, pass, secondsLeft } = await arrive('waiting')
    expect(actor.getSnapshot().context).toMatchObject({ failure: { retryAfter: 2 } })
    expect(secondsLeft()).toBe(2)
    pass(1)
    expect([actor.getSnapshot().value, secondsLeft()]).toEqual(['waiting', 1])
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toHaveLength(1)
    pass(1)
    expect(actor.getSnapshot().value).toEqual({ open: 'failed' })
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toEqual([filled.values, { email: 'bob@example.com', terms: true }])
  })

  it('catches up by the clock when ticks were missed while it waited', async () => {
    const { actor, pass } = await arrive('waiting')
    pass(3600)
    expect(actor.getSnapshot().value).toEqual({ open: 'failed' })
  })

  it('forgets an earlier failure when it is sent again', async () => {
    const { actor } = await arrive('open.failed')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it.each(['open.failed', 'open.invalid'])(
    'keeps what was typed but no complaint when complaints are dismissed in %s',
    async (state) => {
      const { actor } = await arrive(state)
      const { values } = actor.getSnapshot().context
      actor.send({ type: 'complaints.dismissed' })
      expect(actor.getSnapshot().context).toMatchObject({ values, problems: {}, failure: null })
    },
  )

  it('emits what was answered, with the values, once', async () => {
    const { emitted } = await arrive('open.succeeded')
    expect(emitted).toEqual([{ type: 'form.sent', output: null, values: filled.values }])
  })

  it.each([
    ['open.failed', 'invalidCredentials'],
    ['waiting', 'rateLimited'],
  ])('emits why it failed on the way to %s, and not again when a wait is over', async (state, kind) => {
    const { emitted, pass } = await arrive(state)
    pass(2)
    expect(emitted).toMatchObject([{ type: 'form.failed', failure: { kind } }])
  })

  it('emits a failure without a reason when it is never answered', async () => {
    const { clock, emitted } = await arrive('sending')
    clock.increment(30_000)
    expect(emitted).toEqual([{ type: 'form.failed', failure: null }])
  })

  it.each(['answered', 'refused'])(
    'emits nothing when it is %s after its page has been left',
    async (how) => {
      const { actor, box, emitted } = await arrive('left')
      if (how === 'answered') box.resolve()
      else box.reject(refused)
      await settle()
      expect([actor.getSnapshot().value, box.isAborted(), emitted]).toEqual(['left', true, []])
    },
  )

  it('can be edited again when the visitor returns to its page', async () => {
    const { actor, stay } = await arrive('left')
    stay()
    expect(actor.getSnapshot().value).toEqual({ open: 'editing' })
  })

  it('goes back to what it began with when reset', async () => {
    const { actor } = await arrive('open.editing')
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.values).toEqual(filled.values)
  })
})
