import { assign, emit, fromCallback, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate'

/** Reason why there is no token: the service did not answer, or it cannot or will not check this browser. */
export type CaptchaFailure = 'unreachable' | 'refused'

/** A report of the service's widget. */
export type WidgetReport =
  /** Also when it is made anew, since the page's theme or the room for it has changed: a token of the old one is gone. */
  | { type: 'widget.rendered' }
  /** The visitor has to do something. */
  | { type: 'widget.challenged' }
  | { type: 'widget.passed'; token: string }
  /** The token, or a challenge that nobody has answered, is too old. */
  | { type: 'widget.expired' }
  | { type: 'widget.failed'; reason: CaptchaFailure }

export type WidgetCommand = { type: 'widget.reset' }

type CaptchaEvent =
  | WidgetReport
  /** The visitor has begun to use the form. */
  | { type: 'form.touched' }
  /** A call needs a token, or the visitor asks for another attempt. */
  | { type: 'token.wanted' }
  /** A call has the token, which counts once. */
  | { type: 'token.taken' }
  /** The form was to be sent; the press waits for the token. */
  | { type: 'press.queued' }
  | { type: 'press.cancelled' }

const pass = { target: 'passed', actions: 'setToken' } as const

const renew = { target: 'checking', actions: 'resetWidget' } as const

/** Without a token: the next one is asked for as soon as the form is used again, not before. */
const renewing = { 'form.touched': renew, 'token.wanted': renew, 'press.queued': renew } as const

/**
 * A form's check that its visitor is human, as two parallel regions. `widget`: nothing is loaded before the form is first
 * used; a token counts once, and for some minutes. `press`: a press that came before the token waits for it, and is
 * released once, or given back when the check fails, expires or is cancelled.
 */
export const captchaMachine = setup({
  types: {} as {
    context: {
      token: string | null
      /** The failure of the last attempt. */
      failure: CaptchaFailure | null
    }
    events: CaptchaEvent
    emitted: { type: 'press.released' }
  },
  actors: {
    /** Loads the service's script, shows its widget until it is stopped, and reports on it. */
    widget: fromCallback<WidgetCommand>(() => {}),
  },
  actions: {
    resetWidget: sendTo('widget', { type: 'widget.reset' }),
    setToken: assign({ token: ({ event }) => (event.type === 'widget.passed' ? event.token : null) }),
    dropToken: assign({ token: null }),
    setFailure: assign({ failure: (_, { reason }: { reason: CaptchaFailure }) => reason }),
    releasePress: emit({ type: 'press.released' }),
  },
  guards: {
    hasPassed: stateIn({ widget: { shown: 'passed' } }),
    hasFailed: stateIn({ widget: 'failed' }),
  },
  delays: {
    /** Milliseconds for the script and the widget to come. */
    unreachable: 15_000,
  },
}).createMachine({
  id: 'captcha',
  context: { token: null, failure: null },
  type: 'parallel',
  states: {
    widget: {
      initial: 'idle',
      states: {
        idle: { on: { 'form.touched': 'shown', 'token.wanted': 'shown', 'press.queued': 'shown' } },
        shown: {
          initial: 'loading',
          invoke: { id: 'widget', src: 'widget' },
          exit: 'dropToken',
          on: {
            'widget.rendered': '.checking',
            'widget.failed': {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
          states: {
            loading: {
              after: {
                unreachable: {
                  target: '#captcha.widget.failed',
                  actions: { type: 'setFailure', params: { reason: 'unreachable' } },
                },
              },
            },
            /** The service decides by itself, mostly within a second or two. */
            checking: { on: { 'widget.challenged': 'challenging', 'widget.passed': pass } },
            challenging: { on: { 'widget.passed': pass, 'widget.expired': 'expired' } },
            passed: {
              exit: 'dropToken',
              on: { 'token.taken': 'spent', 'widget.expired': 'expired' },
            },
            /** The visitor may also answer the widget again, unasked. */
            expired: { on: { ...renewing, 'widget.challenged': 'challenging', 'widget.passed': pass } },
            spent: { on: renewing },
          },
        },
        failed: { on: { 'token.wanted': 'shown', 'press.queued': 'shown' } },
      },
    },
    press: {
      initial: 'free',
      states: {
        free: { on: { 'press.queued': 'queued' } },
        queued: {
          always: [
            { guard: 'hasPassed', target: 'free', actions: 'releasePress' },
            { guard: 'hasFailed', target: 'free' },
          ],
          on: { 'press.cancelled': 'free', 'widget.expired': 'free' },
        },
      },
    },
  },
})

export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>
