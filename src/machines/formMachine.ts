import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '@/data/session/errors'
import { countdownMachine } from './countdownMachine'
import {
  type CheckedValues,
  differing,
  type FormProblems,
  type FormValues,
  hasProblems,
  pick,
} from './formProblems'
import { notProvided } from './notProvided'

type FormContext = {
  /** The problems that are shown. */
  problems: FormProblems
  /** The fields whose problems are shown once a field is left: those typed into, and all after a rejected submission. */
  touched: Record<string, true>
  /** True from a rejected submission until none of its problems is left. */
  isRejected: boolean
  /** The failure of the last attempt; null also if no answer came. */
  failure: Failure | null
  /** The values that are being sent, or that the failure belongs to; null if there are none. */
  sent: FormValues | null
  /** The fields that by now hold something else than that. */
  altered: string[]
}

/** The fields hold the values: an event brings a copy of them, with its problems. */
type FieldEvent =
  | ({ type: 'field.changed'; name: string } & CheckedValues)
  /** The focus has left a field; `entered` is the field that it is in now, if any. */
  | ({ type: 'field.left'; entered: string | null } & CheckedValues)

type FormEvent =
  | FieldEvent
  | ({ type: 'form.submitted' } & CheckedValues)
  /** Hides the problems and the failure. */
  | { type: 'problems.dismissed' }
  | { type: 'page.left' }
  | { type: 'page.returned' }

/** An edit during the wait carries the sent values along, so that the failure belongs to them. */
const asSent = ({ event }: { event: FieldEvent }) => ({ ...event, sent: event.values })

/**
 * Any form that sends. It shows the problems of a field that was typed into when a field is left, all problems on
 * submission, and hides each once its field is corrected. A failure belongs to the values that were sent: it leaves with
 * them, and is back with them. If it names seconds to wait, the form can be edited but not sent until they have passed.
 * The result is emitted, unless the visitor has left the page meanwhile, and so is that a submission was rejected.
 */
export const formMachine = setup({
  types: {} as {
    context: FormContext
    events: FormEvent
    emitted:
      | { type: 'form.sent'; output: unknown; values: FormValues }
      /** `wrong` is the field that is emptied, so that the right password can be typed at once; null if none is. */
      | { type: 'form.failed'; failure: Failure | null; values: FormValues; wrong: 'password' | null }
      /** A submission was not sent, because of these problems. */
      | { type: 'form.rejected'; problems: FormProblems }
    tags: 'busy' | 'failed'
    children: { send: 'send'; page: 'page'; cooldown: 'countdown' }
  },
  actors: {
    /** Sends the values, by the form's `onSend`, which `useForm` gives; aborted when the visitor leaves the page. */
    send: fromPromise<unknown, FormValues>(notProvided),
    /** Reports that the visitor navigates away from the form's page, or comes back before the next page has loaded. */
    page: fromCallback(() => {}),
    countdown: countdownMachine,
  },
  actions: {
    /**
     * Removes problems that are mended, and compares the fields with the sent values. When a field was left, shows the
     * problems of touched fields, except of the field that is entered.
     */
    hear: assign(({ context }, event: FieldEvent & { sent?: FormValues }) => {
      const { problems: shown, touched, isRejected } = context
      const { sent = context.sent } = event
      const still = pick(event.problems, shown)
      const heard = {
        problems: still,
        isRejected: isRejected && hasProblems(still),
        sent,
        altered: sent ? differing(event.values, sent) : [],
      }
      if (event.type === 'field.changed')
        return { ...heard, touched: { ...touched, [event.name]: true as const } }
      const { [event.entered ?? '']: _, ...others } = pick(event.problems, touched)
      return { ...heard, problems: { ...still, ...others } }
    }),
    showAllProblems: assign((_, { values, problems }: CheckedValues) => ({
      problems,
      isRejected: true,
      touched: Object.fromEntries(Object.keys(values).map((name) => [name, true as const])),
    })),
    emitRejected: emit((_, { problems }: CheckedValues) => ({ type: 'form.rejected' as const, problems })),
    dismissProblems: assign({
      problems: {},
      touched: {},
      isRejected: false,
      failure: null,
      sent: null,
      altered: [],
    }),
    setSent: assign({ sent: (_, { values }: CheckedValues) => values }),
    forgetSent: assign({ sent: null }),
    emitSent: emit(({ context }, { output }: { output: unknown }) => ({
      type: 'form.sent' as const,
      output,
      values: context.sent ?? {},
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    emitFailed: emit(({ context: { failure, sent } }) => ({
      type: 'form.failed' as const,
      failure,
      values: sent ?? {},
      wrong: isPasswordWrong(failure, sent) ? ('password' as const) : null,
    })),
    clearWrongPassword: assign(({ context: { failure, sent } }) =>
      isPasswordWrong(failure, sent) ? { sent: { ...sent, password: '' } } : {},
    ),
  },
  guards: {
    isValid: (_, { problems }: CheckedValues) => !hasProblems(problems),
    hasProblems: ({ context }) => hasProblems(context.problems),
    isRefused: ({ context: { sent, altered } }) => sent !== null && altered.length === 0,
    asksToWait: (_, { error }: { error: unknown }) => toFailure(error).retryAfter !== undefined,
  },
  delays: {
    /** Milliseconds; longer than the timeout of a request, for what has none. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'form',
  context: { problems: {}, touched: {}, isRejected: false, failure: null, sent: null, altered: [] },
  invoke: { id: 'page', src: 'page' },
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'sending',
            actions: ['dismissProblems', { type: 'setSent', params: ({ event }) => event }],
          },
          {
            target: '.invalid',
            actions: [
              'dismissProblems',
              { type: 'showAllProblems', params: ({ event }) => event },
              { type: 'emitRejected', params: ({ event }) => event },
            ],
          },
        ],
        'field.changed': { target: '.editing', actions: { type: 'hear', params: ({ event }) => event } },
        'field.left': { target: '.editing', actions: { type: 'hear', params: ({ event }) => event } },
        'problems.dismissed': { target: '.editing', actions: 'dismissProblems' },
      },
      states: {
        editing: {
          always: [
            { guard: 'hasProblems', target: 'invalid' },
            { guard: 'isRefused', target: 'failed' },
          ],
        },
        invalid: {},
        succeeded: {
          entry: 'forgetSent',
          on: { 'field.left': {}, 'problems.dismissed': {} },
        },
        failed: { tags: 'failed' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.sent ?? {},
        onDone: { target: 'open.succeeded', actions: { type: 'emitSent', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'asksToWait', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'emitFailed'],
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              'emitFailed',
              'clearWrongPassword',
            ],
          },
        ],
      },
      after: { unanswered: { target: 'open.failed', actions: 'emitFailed' } },
      on: { 'page.left': { target: 'left', actions: 'forgetSent' } },
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
        onDone: 'open',
      },
      on: {
        'field.changed': { actions: { type: 'hear', params: asSent } },
        'field.left': { actions: { type: 'hear', params: asSent } },
      },
    },
  },
})

const isPasswordWrong = (failure: Failure | null, sent: FormValues | null) =>
  failure?.kind === 'invalidCredentials' && sent !== null && 'password' in sent

export type FormSnapshot = SnapshotFrom<typeof formMachine>
