import { defineModel, type Place } from 'machine-workbench/source/model'
import { siteSearchMachine } from '@/machines/siteSearchMachine'

const searchDialog = (place: Place) => place.getByRole('dialog')

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
  gestures: (expect) => ({
    events: { 'search.dismissed': (place) => place.getByRole('button', { name: 'Close' }).click() },
    states: {
      closed: (place) => expect(searchDialog(place)).toHaveCount(0),
      loading: (place) => expect(place.getByRole('status')).toHaveText('Loading search…'),
      open: (place) => expect(searchDialog(place)).toBeVisible(),
      failed: (place) => expect(searchDialog(place)).toHaveCount(0),
    },
  }),
})
