import { expect, it } from 'vitest'
import { links } from '@/components/replay/stepLinks'
import { writeReplay } from '../../../scripts/replay/writeReplay'

const steps = [
  { type: 'form.edited', name: 'email', value: 'person@example.com' },
  { type: 'form.submitted' },
  { type: 'complaints.dismissed' },
]
const link = (start: string, taken = 2) =>
  `http://localhost:61000/?story=stepper--form&walk=${links.packPlace({ start, taken, steps })}`

it('writes a test that fails where the link was made', () => {
  const { name, text, states } = writeReplay(link('loginForm'))
  expect(name).toBe('login-form-open-invalid')
  expect(states).toEqual(['open.editing', 'open.editing', 'open.invalid'])
  expect(text).toContain("it('loginForm does not end in open.invalid', () => {")
  expect(text).toContain("expect(states.at(-1)).not.toBe('open.invalid')")
  expect(text).not.toContain('complaints.dismissed')
})

it('writes a test of the state that is expected instead', () => {
  const { text } = writeReplay(link('loginForm'), 'open.succeeded')
  expect(text).toContain("expect(states.at(-1)).toBe('open.succeeded')")
})

it('finds a form by its fields, as the site records it', () => {
  expect(writeReplay(link('email-password')).name).toBe('login-form-open-invalid')
})

it.each([
  ['firstName-lastName-email-password-confirmPassword-terms', 'registerForm'],
  ['email', 'emailForm'],
  ['password-confirmPassword', 'newPasswordForm'],
  ['firstName-lastName-password-confirmPassword', 'newAccessForm'],
  ['code', 'codeForm'],
  ['name-email-subject-message', 'contactForm'],
  ['form', 'form'],
])('finds the form with the fields %s: %s', (fields, model) => {
  expect(writeReplay(link(fields)).text).toContain(`replay(workbench, '${model}', steps)`)
})

it('writes a test of a link that no longer fits, which fails at that step', () => {
  const old = links.packPlace({ start: 'loginForm', taken: 1, steps: [{ type: 'form.melted' }] })
  const { name, text } = writeReplay(`http://localhost/?walk=${old}`)
  expect(name).toBe('login-form-step-1')
  expect(text).toContain('expect(misfit).toBeNull()')
})

it.each([
  ['not a link', 'This link has no steps'],
  ['http://localhost:61000/?story=stepper--form', 'This link has no steps'],
  [link('moonForm'), 'No model begins with moonForm'],
])('refuses %s', (given, message) => {
  expect(() => writeReplay(given)).toThrow(message)
})
