import { defineModel } from '@king-exchange/machine-workbench/models'
import { liveMachine } from '@/machines/liveMachine'

/** The switch of all that changes by itself. */
export const live = defineModel({
  machine: liveMachine,
  title: 'Live switch',
  input: undefined,
  events: [
    { type: 'environment.loaded', choice: 'live' },
    { type: 'live.toggled' },
    { type: 'tab.hidden' },
    { type: 'tab.shown' },
  ],
  sentences: {
    'preference.paused': 'Prices and movements are paused',
    'preference.live': 'Prices and movements are live',
    'tab.shown': 'the tab is in sight',
    'tab.hidden': 'the tab is hidden behind another one',
  },
  ignored: {
    'preference.live': {
      'environment.loaded': 'What the visitor has pressed counts more than what was stored.',
    },
    'tab.shown': { 'tab.shown': 'It counts as shown until it is reported hidden.' },
    'tab.hidden': { 'tab.hidden': 'It is hidden already.' },
  },
})
