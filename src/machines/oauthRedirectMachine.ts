import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '@/data/session/errors'
import { notProvided } from './notProvided'

type RedirectEvent = { type: 'provider.chosen'; provider: string } | { type: 'page.restored' }

/**
 * Redirects to the page of an OAuth provider, to one at a time. It is idle again when the redirect fails, when the browser
 * restores this page from its cache, or when the provider's page does not load in time.
 */
export const oauthRedirectMachine = setup({
  types: {} as {
    context: {
      provider: string | null
      /** The failure of the last redirect; null also if no answer came. */
      failure: Failure | null
    }
    events: RedirectEvent
    emitted: { type: 'redirect.failed'; failure: Failure | null }
    tags: 'busy'
    children: { redirect: 'redirect'; page: 'page' }
  },
  actors: {
    /** Redirects to the provider's page; rejects if the backend does not offer the provider. */
    redirect: fromPromise<unknown, string>(notProvided),
    /** Reports that the browser has restored the page. */
    page: fromCallback(() => {}),
  },
  actions: {
    choose: assign({ provider: (_, { provider }: { provider: string }) => provider, failure: null }),
    forget: assign({ provider: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    emitFailed: emit(({ context }) => ({ type: 'redirect.failed' as const, failure: context.failure })),
  },
  delays: {
    /** Milliseconds; longer than the timeout of a request, for what has none. */
    unanswered: 30_000,
    /** Milliseconds in which the provider's page has to load; after that the visitor has probably stopped it. */
    stopped: 10_000,
  },
}).createMachine({
  id: 'oauthRedirect',
  context: { provider: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'provider.chosen': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'redirect',
        src: 'redirect',
        input: ({ context }) => context.provider ?? '',
        onDone: 'redirecting',
        onError: {
          target: 'idle',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      after: { unanswered: { target: 'idle', actions: 'emitFailed' } },
    },
    redirecting: {
      tags: 'busy',
      invoke: { id: 'page', src: 'page' },
      on: { 'page.restored': 'idle' },
      after: { stopped: 'idle' },
    },
  },
})

export type OauthRedirectSnapshot = SnapshotFrom<typeof oauthRedirectMachine>
