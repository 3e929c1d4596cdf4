import { defineModel, type Place } from 'machine-workbench/source/model'
import { captchaTexts } from '@/data/content/captcha'
import { captchaMachine } from '@/machines/captchaMachine'

const submit = (place: Place) => place.getByRole('button', { name: 'Send', exact: true })
const status = (place: Place) => place.getByRole('status')

/** The check of a form that its visitor is human. */
export const captcha = defineModel({
  machine: captchaMachine,
  input: undefined,
  events: [
    { type: 'form.touched' },
    { type: 'token.wanted' },
    { type: 'press.held' },
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
    'press.held': 'a press of the button waits for the check',
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
      'widget.rendered': 'It is rendered once.',
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
    'press.free': { 'press.cancelled': 'No press waits.' },
  },
  gestures: (expect) => ({
    events: {
      'form.touched': (place) => place.getByLabel('Email').focus(),
      'press.held': (place) => submit(place).click(),
      'press.cancelled': (place) => place.getByRole('button', { name: captchaTexts.cancel }).click(),
      'token.wanted': (place) => place.getByRole('button', { name: captchaTexts.retry }).click(),
    },
    states: {
      'widget.idle': (place) => expect(status(place)).toContainText('checks that you are human'),
      'widget.shown.loading': (place) => expect(status(place)).toContainText(captchaTexts.loading),
      'widget.shown.checking': (place) => expect(status(place)).toContainText(captchaTexts.checking),
      'widget.shown.challenging': (place) => expect(status(place)).toContainText(captchaTexts.challenging),
      'widget.shown.passed': (place) => expect(status(place)).toHaveText(captchaTexts.passed),
      'widget.shown.expired': (place) => expect(status(place)).toContainText(captchaTexts.expired),
      'widget.shown.spent': (place) => expect(status(place)).toHaveText(''),
      'widget.failed': (place) => expect(place.getByRole('alert')).toBeVisible(),
      'press.free': (place) => expect(place.getByText(captchaTexts.held)).toHaveCount(0),
      'press.held': (place) => expect(place.getByText(captchaTexts.held)).toBeVisible(),
    },
  }),
})
