import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { secondsAskedBy, secondsUntil } from './waits'

/** What a form holds: text, or a ticked box, by field name. */
export type FormValues = Record<string, string | boolean>

/** What is wrong with a form's values, by field name; a field without a problem has no entry. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | undefined
}

type FormInput = {
  values: FormValues
  validate: (values: FormValues) => FormProblems
  /** Milliseconds since the epoch. */
  now: () => number
}

type FormContext = FormInput & {
  initialValues: FormValues
  problems: FormProblems
  /** What the sending actor rejected with; undefined also where it never answered. */
  failure: unknown
  /** Milliseconds since the epoch at which a refused form may be sent again. */
  readyAt: number
  secondsLeft: number
}

type FormEvent =
  | { type: 'form.edited'; name: string; value: string | boolean }
  | { type: 'form.submitted' }
  | { type: 'form.reset' }
  | { type: 'clock.ticked' }
  | { type: 'form.setAside' }

const hasProblem = (problems: FormProblems) =>
  Object.values(problems).some((problem) => problem !== undefined)

/**
 * Any form that sends. Validates on submission, then clears each complaint as its field is mended; takes no second
 * submission and no edit while sending; keeps what was typed when sending fails or is never answered. Where the failure
 * names the seconds to wait, it can be edited but not sent until they have passed by the wall clock.
 */
export const formMachine = setup({
  types: {} as {
    input: FormInput
    context: FormContext
    events: FormEvent
    tags: 'busy' | 'settled'
  },
  actors: {
    /** Sends the values. What it rejects with is kept as `failure`. */
    send: fromPromise<unknown, FormValues>(() => Promise.resolve(null)),
    /** Ticks once a second. */
    clock: fromCallback(() => {}),
  },
  actions: {
    edit: assign(({ context }, { name, value }: { name: string; value: string | boolean }) => ({
      values: { ...context.values, [name]: value },
    })),
    recheck: assign(({ context }, { name }: { name: string }) => {
      const now = context.validate(context.values)
      const problems = Object.entries(context.problems).map(([field]) => [field, now[field]])
      return { problems: { ...Object.fromEntries(problems), [name]: context.problems[name] && now[name] } }
    }),
    complain: assign({ problems: ({ context }) => context.validate(context.values) }),
    forgive: assign({ problems: {}, failure: undefined }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: error,
      readyAt: context.now() + secondsAskedBy(error) * 1000,
      secondsLeft: secondsAskedBy(error),
    })),
    countDown: assign(({ context }) => ({ secondsLeft: secondsUntil(context.readyAt, context.now()) })),
    restore: assign({ values: ({ context }) => context.initialValues }),
  },
  guards: {
    isValid: ({ context }) => !hasProblem(context.validate(context.values)),
    isMended: ({ context }) => !hasProblem(context.problems),
    isReady: ({ context }) => context.secondsLeft === 0,
  },
  delays: {
    /** A net below the time limit of the request itself. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    initialValues: input.values,
    problems: {},
    failure: undefined,
    readyAt: 0,
    secondsLeft: 0,
  }),
  initial: 'editing',
  on: {
    'form.submitted': [
      { guard: 'isValid', target: '.sending', actions: 'forgive' },
      { target: '.invalid', actions: ['forgive', 'complain'] },
    ],
    'form.edited': { target: '.editing', actions: { type: 'edit', params: ({ event }) => event } },
    'form.reset': { target: '.editing', actions: ['forgive', 'restore'] },
    /** Another way is taken: complaints go, what was typed stays. */
    'form.setAside': { target: '.editing', actions: 'forgive' },
  },
  states: {
    editing: {},
    invalid: {
      always: { guard: 'isMended', target: 'editing' },
      on: {
        'form.edited': {
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'recheck', params: ({ event }) => event },
          ],
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.values,
        onDone: 'succeeded',
        onError: { target: 'waiting', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { unanswered: 'failed' },
      on: {
        'form.submitted': {},
        'form.edited': {},
        'form.reset': {},
        'form.setAside': {},
      },
    },
    succeeded: { tags: 'settled', on: { 'form.setAside': {} } },
    /** Over at once where the failure asks for no wait. */
    waiting: {
      tags: 'settled',
      invoke: { id: 'clock', src: 'clock' },
      always: { guard: 'isReady', target: 'failed' },
      on: {
        'clock.ticked': { actions: 'countDown' },
        'form.submitted': {},
        'form.edited': { actions: { type: 'edit', params: ({ event }) => event } },
        'form.reset': {},
        'form.setAside': {},
      },
    },
    failed: { tags: 'settled' },
  },
})

export type FormSnapshot = SnapshotFrom<typeof formMachine>
