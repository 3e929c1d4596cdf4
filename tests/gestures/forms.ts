import { expect, type Locator } from '@playwright/test'
import { adviceFor } from '@/data/content/messages'
import type { FormSnapshot, formMachine } from '@/machines/formMachine'
import { gesturesOf, type Place } from './gestures.ts'

/** How a form names its fields and its button. */
type FormNames = { labels: Record<string, string | RegExp>; submit: string; busy: string }

function formGestures({ labels, submit, busy }: FormNames) {
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
  return gesturesOf<typeof formMachine>()({
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
  })
}

const email = 'Email'
const name = { firstName: 'First name', lastName: 'Last name' }
const newPassword = { password: 'New password', confirmPassword: 'Confirm new password' }

/** The gestures of every form, by the name of its model. */
export const forms = {
  loginForm: formGestures({
    labels: { email, password: 'Password' },
    submit: 'Log in',
    busy: 'Signing in...',
  }),
  registerForm: formGestures({
    labels: {
      ...name,
      email,
      password: 'Password',
      confirmPassword: 'Confirm password',
      terms: /^I agree to the terms/,
    },
    submit: 'Create Account',
    busy: 'Creating Account...',
  }),
  emailForm: formGestures({ labels: { email }, submit: 'Send Reset Link', busy: 'Sending...' }),
  newPasswordForm: formGestures({ labels: newPassword, submit: 'Set New Password', busy: 'Saving...' }),
  newAccessForm: formGestures({
    labels: { ...name, ...newPassword },
    submit: 'Confirm Email',
    busy: 'Confirming...',
  }),
  codeForm: formGestures({ labels: { code: 'Six-digit code' }, submit: 'Verify', busy: 'Verifying...' }),
  contactForm: formGestures({
    labels: { name: 'Name', email, subject: 'Subject', message: 'Message' },
    submit: 'Send Message',
    busy: 'Sending...',
  }),
  form: formGestures({ labels: {}, submit: 'Confirm Email', busy: 'Confirming...' }),
}
