import { assign } from 'xstate'
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
import { formMachine } from '@/machines/formMachine'
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

/** The model of a form with its own check, which begins empty. `filled` is typed into it, one field after the other. */
export function formModel<Values extends FormValues>(
  filled: Values,
  check: (values: Values) => FormProblems<Values>,
  { failure, ticks } = limited,
): FormModel {
  const fields = Object.entries(filled)
  return {
    machine: formMachine.provide({
      actions: { check: assign({ found: ({ context }) => check(context.values as Values) }) },
    }),
    input: {
      values: Object.fromEntries(fields.map(([name, value]) => [name, value === true ? false : ''])),
    },
    events: [
      ...fields.map(([name, value]) => ({ type: 'form.edited', name, value }) as const),
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

/** Every form of the site. Those with the same fields and checks have one model. */
export const forms = {
  loginForm: formModel({ email, password }, checkLogin),
  registerForm: formModel({ ...name, email, ...passwordTwice, terms: true }, checkRegistration),
  emailForm: formModel({ email }, checkEmail),
  newPasswordForm: formModel(passwordTwice, checkNewPassword),
  newAccessForm: formModel({ ...name, ...passwordTwice }, checkNewAccess),
  codeForm: formModel({ code: '123456' }, checkCode),
  contactForm: formModel(
    { name: 'Ada Quill', email, subject: 'Fees', message: 'What does a withdrawal cost?' },
    checkContact,
  ),
  /** A form without fields: the button of an email link. */
  form: formModel({}, () => ({})),
}
