import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { type FormValues, formMachine } from '@/machines/formMachine'
import { nameOf, shortestPaths, start } from './walk'

const validate = ({ email, terms }: FormValues) => ({
  email: email ? undefined : 'Please enter your email.',
  terms: terms ? undefined : 'Please agree.',
})
const now = () => 1_000_000
const empty = { values: { email: '', terms: false }, validate, now }
const filled = { values: { email: 'ada@example.com', terms: true }, validate, now }

/** A refusal that names the seconds to wait. */
const notForTwoSeconds = Object.assign(new Error('Slow down'), { retryAfter: 2 })

/** A sending actor that answers when it is told to. */
function postbox() {
  const sent: FormValues[] = []
  let answer: { resolve: () => void; reject: (error: unknown) => void } | undefined
  const send = fromPromise<unknown, FormValues>(({ input }) => {
    sent.push(input)
    return new Promise((resolve, reject) => {
      answer = { resolve: () => resolve(null), reject }
    })
  })
  return { sent, send, resolve: () => answer?.resolve(), reject: (error: unknown) => answer?.reject(error) }
}

const settle = () => Promise.resolve().then(() => Promise.resolve())

async function arrive(state: string) {
  const box = postbox()
  let time = now()
  let tick = () => {}
  const secondHand = fromCallback(({ sendBack }) => {
    tick = () => sendBack({ type: 'clock.ticked' })
    return () => {
      tick = () => {}
    }
  })
  const machine = formMachine.provide({ actors: { send: box.send, clock: secondHand } })
  const { actor, clock } = start(machine, { ...(state === 'invalid' ? empty : filled), now: () => time })
  if (state !== 'editing') actor.send({ type: 'form.submitted' })
  if (state === 'succeeded') box.resolve()
  if (state === 'failed') box.reject('refused')
  if (state === 'waiting') box.reject(notForTwoSeconds)
  await settle()
  const pass = (seconds: number) => {
    time += seconds * 1000
    tick()
  }
  return { actor, clock, box, pass }
}

const states = ['editing', 'invalid', 'sending', 'succeeded', 'failed', 'waiting']

describe('formMachine', () => {
  it('reaches every state by its shortest path', () => {
    const paths = (input: typeof filled) =>
      shortestPaths(formMachine, input, [
        { type: 'form.submitted' },
        { type: 'form.edited', name: 'email', value: 'bob@example.com' },
        { type: 'form.reset' },
        { type: 'form.setAside' },
        { type: 'xstate.done.actor.send', output: null },
        { type: 'xstate.error.actor.send', error: 'refused' },
      ])
    expect(paths(filled)).toEqual({
      editing: [],
      sending: ['form.submitted'],
      succeeded: ['form.submitted', 'xstate.done.actor.send'],
      failed: ['form.submitted', 'xstate.error.actor.send'],
    })
    expect(paths(empty)).toEqual({ editing: [], invalid: ['form.submitted'] })
    expect(
      shortestPaths(formMachine, filled, [
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
    ['editing', 'sending', 'editing', 'editing', 'editing'],
    ['invalid', 'invalid', 'invalid', 'editing', 'editing'],
    ['sending', 'sending', 'sending', 'sending', 'sending'],
    ['succeeded', 'sending', 'editing', 'editing', 'succeeded'],
    ['failed', 'sending', 'editing', 'editing', 'editing'],
    ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'],
  ])(
    'from %s goes to %s when submitted, %s when edited, %s when reset, %s when set aside',
    async (state, submitted, edited, reset, setAside) => {
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
        await stateAfter({ type: 'form.setAside' }),
      ]).toEqual([submitted, edited, reset, setAside])
    },
  )

  it('says what is wrong with each field and sends nothing', async () => {
    const { actor, box } = await arrive('invalid')
    expect(actor.getSnapshot().context.problems).toEqual({
      email: 'Please enter your email.',
      terms: 'Please agree.',
    })
    expect(box.sent).toEqual([])
  })

  it('clears a complaint when its field is mended, and only that one', async () => {
    const { actor } = await arrive('invalid')
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    expect(actor.getSnapshot().context.problems).toEqual({ email: undefined, terms: 'Please agree.' })
    actor.send({ type: 'form.edited', name: 'terms', value: true })
    expect(actor.getSnapshot().value).toBe('editing')
  })

  it('does not complain of a field that had not been complained of', async () => {
    const { actor } = start(formMachine, {
      values: { email: 'ada@example.com', terms: false },
      validate,
      now,
    })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.edited', name: 'email', value: '' })
    expect(actor.getSnapshot().context.problems).toEqual({ email: undefined, terms: 'Please agree.' })
  })

  it('sends once, however often it is submitted', async () => {
    const { actor, box } = await arrive('sending')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toEqual([filled.values])
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })

  it('keeps what was typed, and the reason, when sending fails', async () => {
    const { actor } = await arrive('failed')
    expect(actor.getSnapshot().context).toMatchObject({ values: filled.values, failure: 'refused' })
  })

  it('fails with what was typed when it is never answered', async () => {
    const { actor, clock } = await arrive('sending')
    clock.increment(30_000)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context).toMatchObject({ values: filled.values, failure: undefined })
  })

  it('waits for as long as a failure asks, takes edits meanwhile, and can be sent after', async () => {
    const { actor, box, pass } = await arrive('waiting')
    expect(actor.getSnapshot().context).toMatchObject({ failure: notForTwoSeconds, secondsLeft: 2 })
    pass(1)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.secondsLeft]).toEqual(['waiting', 1])
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toHaveLength(1)
    pass(1)
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'form.submitted' })
    expect(box.sent).toEqual([filled.values, { email: 'bob@example.com', terms: true }])
  })

  it('catches up by the clock when ticks were missed while it waited', async () => {
    const { actor, pass } = await arrive('waiting')
    pass(3600)
    expect(actor.getSnapshot().value).toBe('failed')
  })

  it('forgets an earlier failure when it is sent again', async () => {
    const { actor } = await arrive('failed')
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  it.each(['failed', 'invalid'])(
    'keeps what was typed but no complaint when set aside as %s',
    async (state) => {
      const { actor } = await arrive(state)
      const { values } = actor.getSnapshot().context
      actor.send({ type: 'form.setAside' })
      expect(actor.getSnapshot().context).toMatchObject({ values, problems: {}, failure: undefined })
    },
  )

  it('goes back to what it began with when reset', async () => {
    const { actor } = await arrive('editing')
    actor.send({ type: 'form.edited', name: 'email', value: 'bob@example.com' })
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.values).toEqual(filled.values)
  })
})
