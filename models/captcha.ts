import { defineModel } from '@king-exchange/machine-workbench/models'
import { captchaMachine } from '@/machines/captchaMachine'

/** The check of a form that its visitor is human. */
export const captcha = defineModel({
  machine: captchaMachine,
  title: 'Check for humans',
  input: undefined,
  events: [
    { type: 'form.touched' },
    { type: 'token.wanted' },
    { type: 'press.queued' },
    { type: 'press.cancelled' },
    { type: 'widget.rendered' },
    { type: 'widget.challenged' },
    { type: 'widget.passed', token: 'a-token' },
    { type: 'widget.expired' },
    { type: 'widget.failed', reason: 'refused' },
    { type: 'token.taken' },
  ],
  sentences: {
    'widget.idle': 'The check for humans has not begun',
    'widget.shown.loading': 'The check for humans is loading',
    'widget.shown.checking': 'The check decides by itself whether the visitor is human',
    'widget.shown.challenging': 'The visitor is asked to prove to be human',
    'widget.shown.passed': 'The visitor has passed as human',
    'widget.shown.expired': 'The check has expired and begins anew',
    'widget.shown.spent': 'The check is used up and is done anew',
    'widget.failed': 'The check for humans has failed',
    'press.free': 'no press of the button waits',
    'press.queued': 'a press of the button waits for the check',
  },
  ignored: {
    '*': { 'token.taken': 'There is no token to take.' },
    'widget.idle': {
      'widget.rendered': 'The widget is not there.',
      'widget.challenged': 'The widget is not there.',
      'widget.passed': 'The widget is not there.',
      'widget.failed': 'The widget is not there.',
    },
    'widget.shown': {
      'form.touched': 'The widget is there, and a token is on its way or has come.',
      'token.wanted': 'The token is on its way or has come.',
      'widget.challenged': 'The visitor is asked already, or has passed.',
    },
    'widget.shown.loading': {
      'widget.challenged': 'The widget reports first that it is rendered.',
      'widget.passed': 'The widget reports first that it is rendered.',
    },
    'widget.shown.passed': { 'widget.passed': 'A second token is not needed.' },
    'widget.shown.spent': { 'widget.passed': 'The widget reports nothing until it is reset.' },
    'widget.failed': {
      'form.touched': 'The visitor decides when it is tried again.',
      'widget.rendered': 'The widget is gone.',
      'widget.challenged': 'The widget is gone.',
      'widget.passed': 'The widget is gone.',
      'widget.failed': 'The widget is gone.',
    },
    'press.free': {
      'press.cancelled': 'No press waits.',
      'widget.expired': 'No press waits, and there is no answer that could expire.',
    },
    'press.queued': { 'press.queued': 'A press waits already.' },
  },
})
