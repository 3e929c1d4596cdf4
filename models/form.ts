import { defineModel, type Model } from '@king-exchange/machine-workbench/models'

import type { AnyEventObject } from 'xstate'
import {
  checkClaim,
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewAccess,
  checkNewAddress,
  checkNewFactor,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
} from '@/data/content/formRules'
import { ProviderError } from '@/data/session/errors'

import { formMachine } from '@/machines/formMachine'
import {
  type CheckedValues,
  checked,
  type FormProblems,
  type FormValues,
  hasProblems,
} from '@/machines/formProblems'

import { nearTheEnd, tick } from './clock.ts'

type FormModel = Model<typeof formMachine>

const banned = new ProviderError('userBanned', 'User is banned')

/** A failure after which a form can be sent again only in so many seconds, and the ticks by which they are over. */
export const afterSeconds = (seconds: number) => ({
  failure: new ProviderError('rateLimited', `Only after ${seconds} seconds`, seconds),
  ticks: [tick(0), tick(1000 * seconds)],
})

const limited = afterSeconds(60)

/** Name of an event by its values and problems; undefined for an event without values. */
const describeValues = ({ values, problems }: AnyEventObject) =>
  values && (hasProblems(problems) ? `wrong: ${Object.keys(problems).join(', ')}` : 'all right')

/**
 * The model of a form with its own check. Its events bring samples: all of `filled`, `wrong` in place of some of it, or
 * nothing.
 */
export function formModel<Values extends FormValues>(
  filled: Values,
  check: (values: Values) => FormProblems<Values>,
  { wrong = {}, limit = limited }: { wrong?: Partial<Values>; limit?: typeof limited } = {},
) {
  const empty = Object.fromEntries(
    Object.entries(filled).map(([name, value]) => [name, value === true ? false : '']),
  ) as Values
  const withProblems = (values: Values): CheckedValues => checked(values, check)
  const right = withProblems(filled)
  const mistaken = withProblems({ ...filled, ...wrong })
  const [name = ''] = Object.keys(wrong)
  const events: FormModel['events'] = [
    { type: 'field.changed', name, ...right },
    { type: 'field.changed', name, ...mistaken },
    { type: 'field.left', entered: null, ...right },
    { type: 'field.left', entered: null, ...mistaken },
    { type: 'form.submitted', ...right },
    { type: 'form.submitted', ...withProblems(empty) },
    { type: 'problems.dismissed' },
    { type: 'page.left' },
    { type: 'page.returned' },
    { type: 'xstate.done.actor.send', output: 'sent' },
    { type: 'xstate.error.actor.send', error: banned },
    { type: 'xstate.error.actor.send', error: limit.failure },
    { type: 'xstate.done.actor.cooldown' },
  ]
  return defineModel({
    machine: formMachine,
    input: undefined,
    events,
    exampleName: describeValues,
    ends: { cooldown: limit.ticks },
    waits: ({ children }) => nearTheEnd(children.cooldown?.getSnapshot().context.secondsLeft),
    sentences: {
      'open.editing': 'The form can be filled in',
      'open.invalid': 'The form shows what is missing or wrong',
      'open.succeeded': 'The form was sent and accepted',
      'open.failed': 'The form was refused and says what to do',
      sending: 'The form is being sent',
      left: 'The form was left while it was being sent',
      waiting: 'The form was sent too often and says how long to wait',
    },
    ignored: {
      '*': {
        'page.left': 'Only a call that is under way has to be aborted.',
        'page.returned': 'The form has not been left, or goes on as it was.',
      },
      'open.succeeded': {
        'field.left': 'Nothing has been typed since it was sent.',
        'problems.dismissed': 'There is nothing to hide, and it stays sent.',
      },
      sending: {
        'form.submitted': 'It is sent once, however often the button is pressed.',
        'field.changed': 'The fields are read-only and show what is being sent.',
        'field.left': 'No problem is shown while it is being sent.',
        'problems.dismissed': 'No problem is shown while it is being sent.',
      },
      left: {
        'form.submitted': 'The visitor is on the way to another page.',
        'field.changed': 'The visitor is on the way to another page.',
        'field.left': 'The visitor is on the way to another page.',
        'problems.dismissed': 'No problem is shown while the next page loads.',
        'page.left': 'The call has been aborted already.',
      },
      waiting: {
        'form.submitted': 'The provider would refuse it again before the wait is over.',
        'problems.dismissed': 'The form has to go on telling how long to wait.',
      },
    },
  })
}

const email = 'ada@example.com'
const password = 'Quiet-Lantern-47'
const name = { firstName: 'Ada', lastName: 'Quill' }
const passwordTwice = { password, confirmPassword: password }
const noAddress = { email: 'ada' }
const otherPassword = { confirmPassword: 'Quiet-Lantern-48' }

/** Every form of the site. Those with the same fields and checks have one model. */
export const forms = {
  loginForm: formModel({ email, password }, checkLogin, { wrong: noAddress }),
  registerForm: formModel({ ...name, email, ...passwordTwice, terms: true }, checkRegistration, {
    wrong: noAddress,
  }),
  emailForm: formModel({ email }, checkEmail, { wrong: noAddress }),
  newPasswordForm: formModel(passwordTwice, checkNewPassword, { wrong: otherPassword }),
  passwordChangeForm: formModel(
    { ...passwordTwice, code: '123456' },
    (values) => checkPasswordChange(values, true),
    { wrong: { code: '12345' } },
  ),
  newAddressForm: formModel({ email }, (values) => checkNewAddress(values, 'ada@quill.example'), {
    wrong: noAddress,
  }),
  newAccessForm: formModel({ ...name, ...passwordTwice }, checkNewAccess, { wrong: otherPassword }),
  claimForm: formModel({ email, ...name, ...passwordTwice }, (values) => checkClaim(values, true), {
    wrong: noAddress,
  }),
  newFactorForm: formModel({ name: 'Phone', code: '123456' }, checkNewFactor(['Tablet'], true), {
    wrong: { code: '12345' },
  }),
  codeForm: formModel({ code: '123456' }, checkCode, { wrong: { code: '12345' } }),
  contactForm: formModel(
    { name: 'Ada Quill', email, subject: 'Fees', message: 'What does a withdrawal cost?' },
    checkContact,
    { wrong: noAddress },
  ),
  /** A form without fields, the button of an email link; the Stepper of all forms has its name. */
  form: { ...formModel({}, () => ({})), title: 'Form, such as the login' },
}
