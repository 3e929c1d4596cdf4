import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '@/data/provider/toFailure'
import { countdownMachine } from './countdownMachine'
import { type FormProblems, type FormValues, hasProblems, recheck } from './formProblems'
import type { IgnoredEvents } from './ignoredEvents'

type FormContext = {
  initialValues: FormValues
  values: FormValues
  /** All problems of the current values. */
  found: FormProblems
  /** The problems that are shown. */
  problems: FormProblems
  /** Why sending failed; null also if no answer came. */
  failure: Failure | null
}

type FormEvent =
  | { type: 'form.edited'; name: string; value: string | boolean }
  | { type: 'form.submitted' }
  | { type: 'form.reset' }
  /** Hides the problems and the failure, and keeps the values. */
  | { type: 'complaints.dismissed' }
  | { type: 'page.left' }
  | { type: 'page.returned' }

/**
 * Any form that sends. It shows problems on submission and hides each once its field is corrected. The values are kept
 * when sending fails or is never answered. If the failure names seconds to wait, the form can be edited but not sent
 * until they have passed. The result is emitted, unless the visitor has left the page meanwhile.
 */
export const formMachine = setup({
  types: {} as {
    input: { values: FormValues }
    context: FormContext
    events: FormEvent
    emitted:
      | { type: 'form.sent'; output: unknown; values: FormValues }
      | { type: 'form.failed'; failure: Failure | null; values: FormValues }
    tags: 'busy' | 'failed'
    meta: IgnoredEvents<FormEvent>
    children: { send: 'send'; page: 'page'; cooldown: 'countdown' }
  },
  actors: {
    /** Sends the values; aborted when the visitor leaves the page. */
    send: fromPromise<unknown, FormValues>(() => Promise.resolve(null)),
    /** Reports that the visitor navigates away from the form's page, or comes back before the next page has loaded. */
    page: fromCallback(() => {}),
    countdown: countdownMachine,
  },
  actions: {
    /** Validates the values: an `assign` of `found`, called after each change of them. */
    check: () => {},
    edit: assign(({ context }, { name, value }: { name: string; value: string | boolean }) => ({
      values: { ...context.values, [name]: value },
    })),
    restore: assign({ values: ({ context }) => context.initialValues }),
    complain: assign({ problems: ({ context }) => context.found }),
    recheck: assign(({ context: { found, problems } }, { name }: { name: string }) => ({
      problems: recheck(problems, found, name),
    })),
    dismissComplaints: assign({ problems: {}, failure: null }),
    announceSent: emit(({ context: { values } }, { output }: { output: unknown }) => ({
      type: 'form.sent' as const,
      output,
      values,
    })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    announceFailed: emit(({ context: { failure, values } }) => ({
      type: 'form.failed' as const,
      failure,
      values,
    })),
  },
  guards: {
    isValid: ({ context }) => !hasProblems(context.found),
    isCorrected: ({ context }) => !hasProblems(context.problems),
    asksToWait: (_, { error }: { error: unknown }) => toFailure(error).retryAfter !== undefined,
  },
  delays: {
    /** Milliseconds; longer than the timeout of a request, for what has none. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'form',
  meta: {
    ignores: {
      'page.left': 'Only a call that is under way has to be aborted.',
      'page.returned': 'The form has not been left, or goes on as it was.',
    },
  },
  context: ({ input }) => ({ ...input, initialValues: input.values, found: {}, problems: {}, failure: null }),
  entry: 'check',
  invoke: { id: 'page', src: 'page' },
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'sending', actions: 'dismissComplaints' },
          { target: '.invalid', actions: ['dismissComplaints', 'complain'] },
        ],
        'form.edited': {
          target: '.editing',
          actions: [{ type: 'edit', params: ({ event }) => event }, 'check'],
        },
        'form.reset': { target: '.editing', actions: ['dismissComplaints', 'restore', 'check'] },
        'complaints.dismissed': { target: '.editing', actions: 'dismissComplaints' },
      },
      states: {
        editing: {},
        invalid: {
          always: { guard: 'isCorrected', target: 'editing' },
          on: {
            'form.edited': {
              actions: [
                { type: 'edit', params: ({ event }) => event },
                'check',
                { type: 'recheck', params: ({ event }) => event },
              ],
            },
          },
        },
        succeeded: {
          meta: { ignores: { 'complaints.dismissed': 'There is nothing to hide, and it stays sent.' } },
          on: { 'complaints.dismissed': {} },
        },
        failed: { tags: 'failed' },
      },
    },
    sending: {
      meta: {
        ignores: {
          'form.submitted': 'It is sent once, however often the button is pressed.',
          'form.edited': 'The fields are read-only and show what is being sent.',
          'form.reset': 'The fields are read-only and show what is being sent.',
          'complaints.dismissed': 'Nothing is complained of while it is being sent.',
        },
      },
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
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailed'],
          },
          {
            target: 'open.failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailed'],
          },
        ],
      },
      after: { unanswered: { target: 'open.failed', actions: 'announceFailed' } },
      on: { 'page.left': 'left' },
    },
    /** The next page is still loading. The call is aborted, and nothing is emitted. */
    left: {
      meta: {
        ignores: {
          'form.submitted': 'The visitor is on the way to another page.',
          'form.edited': 'The visitor is on the way to another page.',
          'form.reset': 'The visitor is on the way to another page.',
          'complaints.dismissed': 'Nothing is complained of while the next page loads.',
          'page.left': 'The call has been aborted already.',
        },
      },
      tags: 'busy',
      on: { 'page.returned': 'open' },
    },
    waiting: {
      meta: {
        ignores: {
          'form.submitted': 'The provider would refuse it again before the wait is over.',
          'form.reset': 'The form has to go on telling how long to wait.',
          'complaints.dismissed': 'The form has to go on telling how long to wait.',
        },
      },
      tags: 'failed',
      invoke: {
        id: 'cooldown',
        src: 'countdown',
        input: ({ context }) => ({ secondsLeft: context.failure?.retryAfter ?? 0 }),
        onDone: 'open.failed',
      },
      on: { 'form.edited': { actions: [{ type: 'edit', params: ({ event }) => event }, 'check'] } },
    },
  },
})

export type FormSnapshot = SnapshotFrom<typeof formMachine>
