import { defineModel } from '@king-exchange/machine-workbench/models'
import { siteSearchMachine } from '@/machines/siteSearchMachine'

/** The search of the whole site. */
export const siteSearch = defineModel({
  machine: siteSearchMachine,
  input: undefined,
  events: [
    { type: 'search.requested' },
    { type: 'search.dismissed' },
    { type: 'address.changed' },
    { type: 'xstate.done.actor.code', output: undefined },
    { type: 'xstate.error.actor.code', error: new TypeError('Failed to fetch') },
  ],
  sentences: {
    closed: 'The search is closed',
    loading: 'The search is being loaded',
    open: 'The search is open',
    failed: 'The search could not be loaded',
  },
  ignored: {
    '*': {
      'search.requested': 'The dialog is on its way; a second press must not take it back.',
      'search.dismissed': 'There is no dialog that could be closed.',
      'address.changed': 'There is no dialog that could be closed.',
    },
  },
})
