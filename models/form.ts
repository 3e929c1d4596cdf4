import type { Locator } from '@playwright/test'
import {
  defineModel,
  type Expect,
  type Gestures,
  type Model,
  type Place,
} from 'machine-workbench/source/model'
import { adviceFor } from '@/data/content/messages'
import { ProviderError } from '@/data/provider/providerError'
import {
  checkCode,
  checkContact,
  checkEmail,
  checkLogin,
  checkNewAccess,
  checkNewAddress,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
} from '@/data/rules/formRules'
import { checkWith, type FormSnapshot, formMachine } from '@/machines/formMachine'
import type { FormProblems, FormValues } from '@/machines/formProblems'
import { tick } from './clock.ts'

type FormModel = Model<typeof formMachine>

const banned = new ProviderError('userBanned', 'User is banned')

/** A failure after which a form can be sent again only in so many seconds, and the ticks by which they are over. */
export const afterSeconds = (seconds: number) => ({
  failure: new ProviderError('rateLimited', `Only after ${seconds} seconds`, seconds),
  ticks: [tick(0), tick(1000 * seconds)],
})

const limited = afterSeconds(60)

/** How a form names its fields and its button. */
type FormNames = { labels: Record<string, string | RegExp>; submit: string; busy: string }

function formGestures({ labels, submit, busy }: FormNames, expect: Expect): Gestures<typeof formMachine> {
  const field = (place: Place, name: string) => {
    const label = labels[name]
    if (label === undefined) throw new Error(`The gestures of the form lack the field ${name}`)
    return place.getByLabel(label, { exact: true })
  }
  const button = (place: Place, name = submit) => place.getByRole('button', { name, exact: true })
  const wayOn = (place: Place) => place.getByTestId('form-failure')
  const edit = (control: Locator, value: unknown) =>
    // A press on the box itself would be one on what is drawn over it.
    typeof value === 'boolean' ? control.press('Space') : control.fill(String(value))

  const expectTyped = async (place: Place, { context }: FormSnapshot) => {
    for (const [name, value] of Object.entries(context.values)) {
      if (typeof value === 'boolean') await expect(field(place, name)).toBeChecked({ checked: value })
      else await expect(field(place, name)).toHaveValue(value)
    }
  }
  const expectComplaints = async (place: Place, { context: { problems } }: FormSnapshot) => {
    for (const name of Object.keys(labels)) {
      const complaint = problems[name]
      if (complaint) await expect(field(place, name)).toHaveAccessibleErrorMessage(complaint)
      else await expect(field(place, name)).not.toHaveAttribute('aria-invalid', 'true')
    }
  }
  const expectBusy = async (place: Place) => {
    await expect(button(place, busy)).toBeDisabled()
    await expect(wayOn(place)).toHaveCount(0)
  }
  return {
    events: {
      'form.edited': (place, { name, value }) => edit(field(place, name), value),
      'form.filled': async (place, { values }) => {
        for (const [name, value] of Object.entries(values)) {
          await field(place, name).evaluate((control: HTMLInputElement, filled) => {
            // As a password manager does, past React and without an event.
            const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
            set?.call(control, filled)
          }, value)
        }
        const [control = place.locator(':focus')] = Object.keys(values).map((name) => field(place, name))
        await control.focus()
        await control.blur()
      },
      'field.left': (place) => place.locator('form :focus').blur(),
      'form.submitted': (place) => button(place).click(),
    },
    states: {
      'open.editing': async (place, snapshot) => {
        await expectTyped(place, snapshot)
        await expectComplaints(place, snapshot)
        await expect(button(place)).toBeEnabled()
        await expect(wayOn(place)).toHaveCount(0)
      },
      'open.invalid': async (place, snapshot) => {
        await expectTyped(place, snapshot)
        await expectComplaints(place, snapshot)
      },
      sending: async (place, snapshot) => {
        await expectTyped(place, snapshot)
        await expectBusy(place)
      },
      left: expectBusy,
      'open.succeeded': expectTyped,
      'open.failed': async (place, snapshot) => {
        await expectTyped(place, snapshot)
        await expect(wayOn(place)).toContainText(adviceFor(snapshot.context.failure, true))
        await expect(button(place)).toBeEnabled()
      },
      waiting: async (place, snapshot) => {
        await expectTyped(place, snapshot)
        await expect(wayOn(place)).toContainText(
          `Please try again in ${snapshot.context.failure?.retryAfter} seconds.`,
        )
        await expect(button(place, submit)).toBeDisabled()
      },
    },
  }
}

/**
 * The model of a form with its own check, which begins empty. `filled` is typed into it, one field after the other; or its
 * first field is filled without an event. `wrong` is typed, and left.
 */
export function formModel<Values extends FormValues>(
  filled: Values,
  check: (values: Values) => FormProblems<Values>,
  {
    wrong = {},
    names,
    limit = limited,
  }: { wrong?: Partial<Values>; names?: FormNames; limit?: typeof limited } = {},
) {
  const fields = Object.entries(filled)
  const edits = (values: Partial<Values>) =>
    Object.entries(values).map(
      ([name, value]) => ({ type: 'form.edited', name, value: value ?? '' }) as const,
    )
  const events: FormModel['events'] = [
    ...edits(filled),
    ...edits(wrong),
    { type: 'form.filled', values: Object.fromEntries(fields.slice(0, 1)) },
    { type: 'field.left', entered: null },
    { type: 'form.submitted' },
    { type: 'complaints.dismissed' },
    { type: 'page.left' },
    { type: 'page.returned' },
    { type: 'xstate.done.actor.send', output: 'sent' },
    { type: 'xstate.error.actor.send', error: banned },
    { type: 'xstate.error.actor.send', error: limit.failure },
    { type: 'xstate.done.actor.cooldown' },
  ]
  return defineModel({
    machine: formMachine.provide({ actions: { check: checkWith((values) => check(values as Values)) } }),
    input: {
      values: Object.fromEntries(fields.map(([name, value]) => [name, value === true ? false : ''])),
    },
    events,
    remembers: ({ values }) => values,
    ends: { cooldown: limit.ticks },
    sentences: {
      'open.editing': 'The form can be filled in',
      'open.invalid': 'The form complains of what is missing or wrong',
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
      'open.succeeded': { 'complaints.dismissed': 'There is nothing to hide, and it stays sent.' },
      sending: {
        'form.submitted': 'It is sent once, however often the button is pressed.',
        'form.edited': 'The fields are read-only and show what is being sent.',
        'form.filled': 'It is taken over before the next edit or submission.',
        'field.left': 'Nothing is complained of while it is being sent.',
        'complaints.dismissed': 'Nothing is complained of while it is being sent.',
      },
      left: {
        'form.submitted': 'The visitor is on the way to another page.',
        'form.edited': 'The visitor is on the way to another page.',
        'form.filled': 'The visitor is on the way to another page.',
        'field.left': 'The visitor is on the way to another page.',
        'complaints.dismissed': 'Nothing is complained of while the next page loads.',
        'page.left': 'The call has been aborted already.',
      },
      waiting: {
        'form.submitted': 'The provider would refuse it again before the wait is over.',
        'complaints.dismissed': 'The form has to go on telling how long to wait.',
      },
    },
    gestures: names && ((expect) => formGestures(names, expect)),
  })
}

const email = 'ada@example.com'
const password = 'Quiet-Lantern-47'
const name = { firstName: 'Ada', lastName: 'Quill' }
const passwordTwice = { password, confirmPassword: password }
const noAddress = { email: 'ada' }
const otherPassword = { confirmPassword: 'Quiet-Lantern-48' }

const nameLabels = { firstName: 'First name', lastName: 'Last name' }
const newPasswordLabels = { password: 'New password', confirmPassword: 'Confirm new password' }

/** Every form of the site. Those with the same fields and checks have one model. */
export const forms = {
  loginForm: formModel({ email, password }, checkLogin, {
    wrong: noAddress,
    names: { labels: { email: 'Email', password: 'Password' }, submit: 'Log in', busy: 'Signing in...' },
  }),
  registerForm: formModel({ ...name, email, ...passwordTwice, terms: true }, checkRegistration, {
    wrong: noAddress,
    names: {
      labels: {
        ...nameLabels,
        email: 'Email',
        password: 'Password',
        confirmPassword: 'Confirm password',
        terms: /^I agree to the terms/,
      },
      submit: 'Create Account',
      busy: 'Creating Account...',
    },
  }),
  emailForm: formModel({ email }, checkEmail, {
    wrong: noAddress,
    names: { labels: { email: 'Email' }, submit: 'Send Reset Link', busy: 'Sending...' },
  }),
  newPasswordForm: formModel(passwordTwice, checkNewPassword, {
    wrong: otherPassword,
    names: { labels: newPasswordLabels, submit: 'Set New Password', busy: 'Saving...' },
  }),
  passwordChangeForm: formModel(
    { ...passwordTwice, code: '123456' },
    (values) => checkPasswordChange(values, true),
    {
      wrong: { code: '12345' },
      names: {
        labels: { ...newPasswordLabels, code: 'Code from your email' },
        submit: 'Change Password',
        busy: 'Changing...',
      },
    },
  ),
  newAddressForm: formModel({ email }, (values) => checkNewAddress(values, 'ada@quill.example'), {
    wrong: noAddress,
    names: { labels: { email: 'New email address' }, submit: 'Send Two Links', busy: 'Sending...' },
  }),
  newAccessForm: formModel({ ...name, ...passwordTwice }, checkNewAccess, {
    wrong: otherPassword,
    names: {
      labels: { ...nameLabels, ...newPasswordLabels },
      submit: 'Confirm Email',
      busy: 'Confirming...',
    },
  }),
  codeForm: formModel({ code: '123456' }, checkCode, {
    wrong: { code: '12345' },
    names: { labels: { code: 'Six-digit code' }, submit: 'Verify', busy: 'Verifying...' },
  }),
  contactForm: formModel(
    { name: 'Ada Quill', email, subject: 'Fees', message: 'What does a withdrawal cost?' },
    checkContact,
    {
      wrong: noAddress,
      names: {
        labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
        submit: 'Send Message',
        busy: 'Sending...',
      },
    },
  ),
  /** A form without fields: the button of an email link. */
  form: formModel({}, () => ({}), {
    names: { labels: {}, submit: 'Confirm Email', busy: 'Confirming...' },
  }),
}
