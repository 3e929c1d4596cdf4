import { fromCallback, fromPromise, setup } from 'xstate'
import { notProvided } from './notProvided'

type SearchEvent =
  /** With the button or a key. */
  | { type: 'search.requested' }
  /** With the Escape key, the Close button, a press outside the dialog, or a result. */
  | { type: 'search.dismissed' }
  /** Through a result, or the browser's Back button. */
  | { type: 'address.changed' }

/** The search of the whole site: a modal dialog whose code is loaded when it is asked for. */
export const siteSearchMachine = setup({
  types: {} as { events: SearchEvent },
  actors: {
    /** Reports the keys and the buttons that ask for the search. */
    requests: fromCallback(() => {}),
    /** Loads the dialog's code; rejects offline, if it was not loaded before. */
    code: fromPromise<void>(notProvided),
    /** Reports a navigation to another address. */
    address: fromCallback(() => {}),
  },
  actions: {
    /** Says that the search is not there now. */
    notifyFailed: () => {},
  },
}).createMachine({
  id: 'siteSearch',
  invoke: { id: 'requests', src: 'requests' },
  initial: 'closed',
  states: {
    closed: { on: { 'search.requested': 'loading' } },
    loading: {
      invoke: [
        { id: 'code', src: 'code', onDone: 'open', onError: 'failed' },
        { id: 'address', src: 'address' },
      ],
      // Late code must not open a dialog over another page.
      on: { 'address.changed': 'closed' },
    },
    open: {
      invoke: { id: 'address', src: 'address' },
      on: {
        'search.requested': 'closed',
        'search.dismissed': 'closed',
        'address.changed': 'closed',
      },
    },
    failed: { entry: 'notifyFailed', on: { 'search.requested': 'loading' } },
  },
})
