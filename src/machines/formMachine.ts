import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '@/data/session/toFailure'
import { countdownMachine } from './countdownMachine'
import {
  type FormProblems,
  type FormValues,
  hasProblems,
  hasSameValues,
  onlyProblems,
  pick,
} from './formProblems'
import { notProvided } from './notProvided'

type FormContext = {
  values: FormValues
  /** All problems of the current values. */
  found: FormProblems
  /** The problems that are shown. */
  problems: FormProblems
  /** The fields whose problems are shown once a field is left: those typed into, and all after a rejected submission. */
  touched: Record<string, true>
  /** True from a rejected submission until none of its problems is left. */
  isRejected: boolean
  /** Why sending failed; null also if no answer came. */
  failure: Failure | null
  /** The values to which the failure belongs; null if there is none. */
  refused: FormValues | null
}

type FormEvent =
  | { type: 'form.edited'; name: string; value: string | boolean }
  /** These fields hold something else than their values: a password manager or the browser has put it there unheard. */
  | { type: 'form.filled'; values: FormValues }
  /** The focus has left a field; `entered` is the field that it is in now, if any. */
  | { type: 'field.left'; entered: string | null }
  | { type: 'form.submitted' }
  /** Hides the problems and the failure, and keeps the values. */
  | { type: 'complaints.dismissed' }
  | { type: 'page.left' }
  | { type: 'page.returned' }

/** The problems of the fields that may be complained of, except the one that is being typed into. */
const problemsOfLeft = ({ found, touched }: FormContext, entered: string | null) => {
  const { [entered ?? '']: _, ...left } = pick(found, touched)
  return left
}

/**
 * Any form that sends. It shows the problems of a field that was typed into when a field is left, all problems on
 * submission, and hides each once its field is corrected. The values are kept when sending fails or is never answered,
 * except a wrong password. A failure belongs to the values that were sent: it leaves with them, and is back with them. If
 * it names seconds to wait, the form can be edited but not sent until they have passed. The result is emitted, unless the
 * visitor has left the page meanwhile, and so is that a submission was rejected.
 */
export const formMachine = setup({
  types: {} as {
    input: { values: FormValues }
    context: FormContext
    events: FormEvent
    emitted:
      | { type: 'form.sent'; output: unknown; values: FormValues }
      | { type: 'form.failed'; failure: Failure | null; values: FormValues }
      /** A submission was not sent, because of these problems. */
      | { type: 'form.rejected'; problems: FormProblems }
    tags: 'busy' | 'failed'
    children: { send: 'send'; page: 'page'; cooldown: 'countdown' }
  },
  actors: {
    /** Sends the values; aborted when the visitor leaves the page. */
    send: fromPromise<unknown, FormValues>(notProvided),
    /** Reports that the visitor navigates away from the form's page, or comes back before the next page has loaded. */
    page: fromCallback(() => {}),
    countdown: countdownMachine,
  },
  actions: {
    /** Validates the values: an `assign` of `found`, called after each change of them. See `checkWith`. */
    check: () => {},
    edit: assign(({ context }, { name, value }: { name: string; value: string | boolean }) => ({
      values: { ...context.values, [name]: value },
      touched: { ...context.touched, [name]: true as const },
    })),
    fill: assign({
      values: ({ context }, { values }: { values: FormValues }) => ({ ...context.values, ...values }),
    }),
    complainOfAll: assign({
      problems: ({ context }) => context.found,
      isRejected: true,
      touched: ({ context: { values } }) =>
        Object.fromEntries(Object.keys(values).map((name) => [name, true as const])),
    }),
    announceRejected: emit(({ context: { problems } }) => ({ type: 'form.rejected' as const, problems })),
    complainOfLeft: assign({
      problems: ({ context }, { entered }: { entered: string | null }) => ({
        ...context.problems,
        ...problemsOfLeft(context, entered),
      }),
    }),
    recheck: assign(({ context: { found, problems: shown, isRejected } }) => {
      const problems = pick(found, shown)
      return { problems, isRejected: isRejected && hasProblems(problems) }
    }),
    dismissComplaints: assign({ problems: {}, touched: {}, isRejected: false, failure: null, refused: null }),
    announceSent: emit(({ context: { values } }, { output }: { output: unknown }) => ({
      type: 'form.sent' as const,
      output,
      values,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    /** So that the right one can be typed at once. */
    clearWrongPassword: assign(({ context: { failure, values } }) =>
      failure?.kind === 'invalidCredentials' && 'password' in values
        ? { values: { ...values, password: '' } }
        : {},
    ),
    tieFailure: assign({ refused: ({ context }) => context.values }),
    announceFailed: emit(({ context: { failure, values } }) => ({
      type: 'form.failed' as const,
      failure,
      values,
    })),
  },
  guards: {
    isValid: ({ context }) => !hasProblems(context.found),
    hasComplaints: ({ context }) => hasProblems(context.problems),
    isLeftWrong: ({ context }, { entered }: { entered: string | null }) =>
      Object.keys(problemsOfLeft(context, entered)).some((name) => !context.problems[name]),
    isRefused: ({ context: { values, refused } }) => refused !== null && hasSameValues(values, refused),
    asksToWait: (_, { error }: { error: unknown }) => toFailure(error).retryAfter !== undefined,
  },
  delays: {
    /** Milliseconds; longer than the timeout of a request, for what has none. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    found: {},
    problems: {},
    touched: {},
    isRejected: false,
    failure: null,
    refused: null,
  }),
  entry: 'check',
  invoke: { id: 'page', src: 'page' },
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'sending', actions: 'dismissComplaints' },
          { target: '.invalid', actions: ['dismissComplaints', 'complainOfAll', 'announceRejected'] },
        ],
        'form.edited': {
          target: '.editing',
          actions: [{ type: 'edit', params: ({ event }) => event }, 'check', 'recheck'],
        },
        'form.filled': {
          target: '.editing',
          actions: [{ type: 'fill', params: ({ event }) => event }, 'check', 'recheck'],
        },
        'field.left': {
          guard: { type: 'isLeftWrong', params: ({ event }) => event },
          target: '.invalid',
          actions: { type: 'complainOfLeft', params: ({ event }) => event },
        },
        'complaints.dismissed': { target: '.editing', actions: 'dismissComplaints' },
      },
      states: {
        editing: {
          always: [
            { guard: 'hasComplaints', target: 'invalid' },
            { guard: 'isRefused', target: 'failed' },
          ],
        },
        invalid: {},
        succeeded: {
          on: { 'complaints.dismissed': {} },
        },
        failed: { tags: 'failed' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.values,
        onDone: { target: 'open.succeeded', actions: { type: 'announceSent', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'asksToWait', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailed', 'tieFailure'],
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              'announceFailed',
              'clearWrongPassword',
              'check',
              'tieFailure',
            ],
          },
        ],
      },
      after: { unanswered: { target: 'open.failed', actions: ['announceFailed', 'tieFailure'] } },
      on: { 'page.left': 'left' },
    },
    /** The next page is still loading. The call is aborted, and nothing is emitted. */
    left: {
      tags: 'busy',
      on: { 'page.returned': 'open' },
    },
    waiting: {
      tags: 'failed',
      invoke: {
        id: 'cooldown',
        src: 'countdown',
        input: ({ context }) => ({ secondsLeft: context.failure?.retryAfter ?? 0 }),
        // What has been edited meanwhile can be sent now as well, and is told so.
        onDone: { target: 'open', actions: 'tieFailure' },
      },
      on: {
        'form.edited': { actions: [{ type: 'edit', params: ({ event }) => event }, 'check', 'recheck'] },
        'form.filled': { actions: [{ type: 'fill', params: ({ event }) => event }, 'check', 'recheck'] },
        'field.left': {
          guard: { type: 'isLeftWrong', params: ({ event }) => event },
          actions: { type: 'complainOfLeft', params: ({ event }) => event },
        },
      },
    },
  },
})

/** The action `check` of a form, by its own validation. */
export const checkWith = (validate: (values: FormValues) => FormProblems) =>
  assign<FormContext, FormEvent, unknown, FormEvent, never>({
    found: ({ context }) => onlyProblems(validate(context.values)),
  })

export type FormSnapshot = SnapshotFrom<typeof formMachine>
