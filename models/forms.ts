import { ProviderError } from '@/data/provider/providerError'
import {
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewAccess,
  checkNewPassword,
  checkRegistration,
} from '@/data/rules/formRules'
import { checkWith, formMachine } from '@/machines/formMachine'
import type { FormProblems, FormValues } from '@/machines/formProblems'
import type { Model } from './model.ts'
import { testNow } from './sessions.ts'

type FormModel = Model<typeof formMachine>

const banned = new ProviderError('userBanned', 'User is banned')

/** A failure after which a form can be sent again only in so many seconds, and the ticks by which they are over. */
export const afterSeconds = (seconds: number) => ({
  failure: new ProviderError('rateLimited', `Only after ${seconds} seconds`, seconds),
  ticks: [testNow, testNow + 1000 * seconds].map((now) => ({ type: 'clock.ticked', now })),
})

const limited = afterSeconds(60)

/**
 * The model of a form with its own check, which begins empty. `filled` is typed into it, one field after the other; or its
 * first field is filled without an event. `wrong` is typed, and left.
 */
export function formModel<Values extends FormValues>(
  filled: Values,
  check: (values: Values) => FormProblems<Values>,
  wrong: Partial<Values> = {},
  { failure, ticks } = limited,
): FormModel {
  const fields = Object.entries(filled)
  const edits = (values: Partial<Values>) =>
    Object.entries(values).map(
      ([name, value]) => ({ type: 'form.edited', name, value: value ?? '' }) as const,
    )
  return {
    machine: formMachine.provide({ actions: { check: checkWith((values) => check(values as Values)) } }),
    input: {
      values: Object.fromEntries(fields.map(([name, value]) => [name, value === true ? false : ''])),
    },
    events: [
      ...edits(filled),
      ...edits(wrong),
      { type: 'form.filled', values: Object.fromEntries(fields.slice(0, 1)) },
      { type: 'field.left', entered: null },
      { type: 'form.submitted' },
      { type: 'form.reset' },
      { type: 'complaints.dismissed' },
      { type: 'page.left' },
      { type: 'page.returned' },
      { type: 'xstate.done.actor.send', output: 'sent' },
      { type: 'xstate.error.actor.send', error: banned },
      { type: 'xstate.error.actor.send', error: failure },
      { type: 'xstate.done.actor.cooldown' },
    ],
    remembers: ({ values }) => values,
    ends: { cooldown: ticks },
  }
}

const email = 'ada@example.com'
const password = 'Quiet-Lantern-47'
const name = { firstName: 'Ada', lastName: 'Quill' }
const passwordTwice = { password, confirmPassword: password }
const noAddress = { email: 'ada' }
const otherPassword = { confirmPassword: 'Quiet-Lantern-48' }

/** Every form of the site. Those with the same fields and checks have one model. */
export const forms = {
  loginForm: formModel({ email, password }, checkLogin, noAddress),
  registerForm: formModel({ ...name, email, ...passwordTwice, terms: true }, checkRegistration, noAddress),
  emailForm: formModel({ email }, checkEmail, noAddress),
  newPasswordForm: formModel(passwordTwice, checkNewPassword, otherPassword),
  newAccessForm: formModel({ ...name, ...passwordTwice }, checkNewAccess, otherPassword),
  codeForm: formModel({ code: '123456' }, checkCode, { code: '12345' }),
  contactForm: formModel(
    { name: 'Ada Quill', email, subject: 'Fees', message: 'What does a withdrawal cost?' },
    checkContact,
    noAddress,
  ),
  /** A form without fields: the button of an email link. */
  form: formModel({}, () => ({})),
}
