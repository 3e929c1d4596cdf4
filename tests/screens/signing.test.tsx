import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromCallback } from 'xstate'
import { Captcha } from '@/components/auth/Captcha'
import { LoginPage } from '@/components/auth/LoginPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { captchaTexts } from '@/data/content/captcha'
import { fieldProblems } from '@/data/content/fieldProblems'
import { checkRegistration, emptyRegistration } from '@/data/content/formRules'
import { login } from '@/data/content/login'
import { adviceFor } from '@/data/content/messages'
import { ownLink, register } from '@/data/content/register'
import { secondFactor } from '@/data/content/secondFactor'
import { socialLogin } from '@/data/content/socialLogin'
import { toAddress } from '@/data/text/toAddress'
import type { WidgetReport } from '@/machines/captchaMachine'
import {
  answer,
  challenge,
  factorOf,
  filledLogin,
  filledRegistration,
  ignore,
  mail,
  person,
  phoneFactor,
  social,
} from '../../stories/fixtures'
import { refusals } from '../../stories/providerAnswers'
import * as linkStories from '../../stories/screens/ConfirmLink.stories'
import * as loginStories from '../../stories/screens/Login.stories'
import * as registerStories from '../../stories/screens/Register.stories'
import * as secondFactorStories from '../../stories/screens/SecondFactor.stories'
import { show } from './support/show'
import { answering, stage } from './support/stage'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const email = field('Email')
const password = field('Password')
/** Attribute of a field with a problem. */
const invalid = ['aria-invalid', 'true'] as const
const wayOn = page.getByTestId('form-failure')

/** A call that waits until the test refuses it. */
function pendingCall() {
  let refuse: (failure: Error) => void = () => {}
  const answered = new Promise<null>((_, reject) => {
    refuse = reject
  })
  return { call: vi.fn(() => answered), reject: (failure: Error) => refuse(failure) }
}

describe('the login', () => {
  const open = (onSend: () => Promise<unknown>) =>
    stage('/login', <LoginPage onSend={onSend} mail={mail} social={social} />)

  async function fill(secret: string = filledLogin.password) {
    await email.fill(person.email)
    await password.fill(secret)
  }

  it('empties a refused password, whose field takes keys; its advice goes with the first of them', async () => {
    const onSend = answering<null>(refusals.wrongPassword)
    await open(onSend)
    await fill(`${filledLogin.password} `)
    ;(button('Log in').element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue('')
    await expect.element(email).toHaveValue(person.email)
    await expect.element(wayOn.getByText(adviceFor(refusals.wrongPassword))).toBeVisible()
    await expect.element(page.getByText(login.spaceAround)).toBeVisible()
    await userEvent.keyboard('n')
    await expect.element(wayOn).not.toBeInTheDocument()

    await fill()
    await userEvent.keyboard('{Enter}')
    await expect.element(wayOn).toBeVisible()
    await expect.element(page.getByText(login.spaceAround)).not.toBeInTheDocument()
    expect(onSend).toHaveBeenCalledTimes(2)
  })

  it('leaves the focus where it was moved while the password was being refused', async () => {
    const { call, reject } = pendingCall()
    await open(call)
    await fill()
    await userEvent.keyboard('{Enter}')
    const way = page.getByRole('link', { name: login.forgotten })
    ;(way.element() as HTMLElement).focus()
    reject(refusals.wrongPassword)
    await expect.element(password).toHaveValue('')
    await expect.element(way).toHaveFocus()
  })

  it('moves the focus of a pressed button to what the refusal says, and no other', async () => {
    await open(answering<null>(refusals.unreachable))
    await fill()
    ;(button('Log in').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(wayOn).toHaveFocus()
    await expect.element(page.getByRole('alert'), { message: 'it is read once' }).not.toBeInTheDocument()
    await expect.element(password).toHaveValue(filledLogin.password)
    await userEvent.tab()
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('alert'), { message: 'without the focus it is announced' })
      .toBeVisible()
    await expect.element(email).toHaveFocus()
  })

  it('keeps the focus on the button that was pressed while it sends, which sends nothing more', async () => {
    const { call, reject } = pendingCall()
    await open(call)
    await fill()
    await button(/^Show password/).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await expect.element(button(/^Hide password/)).toBeVisible()
    ;(button('Log in').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const busy = button('Signing in...')
    await expect.element(busy).toBeDisabled()
    await expect.element(busy).toHaveFocus()
    await expect.element(password, { message: 'for password managers' }).toHaveAttribute('type', 'password')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Google')).toBeDisabled()
    reject(refusals.serverError)
    await expect.element(button('Log in')).toBeEnabled()
    expect(call).toHaveBeenCalledTimes(1)
  })
})

describe('the buttons of other services', () => {
  it('are disabled until the page is left, and given back by a refusal, or when the browser restores the page', async () => {
    const { call, reject } = pendingCall()
    const onChoose = vi.fn().mockResolvedValueOnce(null).mockImplementation(call)
    await stage('/login', <LoginPage onSend={answer} mail={mail} social={{ onChoose }} />)
    await button('Log in').click()
    await email.fill(person.email)
    await button('Google').click()
    await expect.element(page.getByText('Opening Google...')).toBeVisible()
    for (const name of ['Google', 'Apple', 'Twitter']) await expect.element(button(name)).toBeDisabled()
    await expect.element(password, { message: 'its problem is taken back' }).not.toHaveAttribute(...invalid)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(button('Google')).toBeEnabled()

    await button('Apple').click()
    await expect.element(button('Apple')).toBeDisabled()
    reject(refusals.unreachable)
    await expect.element(button('Apple')).toBeEnabled()
    await expect.element(button('Apple')).toHaveFocus()
    await expect.element(email).toHaveValue(person.email)
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the login', loginStories],
    ['the registration', registerStories],
  ] as const)('come after what choosing one means at %s, with its links in new tabs', async (_, file) => {
    await show(file, 'Empty')
    const consent = page.getByRole('paragraph').filter({ hasText: socialLogin.consent })
    for (const name of ['terms', 'privacy policy']) {
      const link = consent.getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
    const order = consent.element().compareDocumentPosition(button('Google').element())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

describe('the registration', () => {
  const open = (onSend: (values: typeof filledRegistration) => Promise<unknown>) =>
    stage('/register', <RegisterPage onSend={onSend} social={social} />)

  const labels = {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
  } as const
  const terms = page.getByRole('checkbox', { name: register.consent })

  async function fill(values: Partial<typeof filledRegistration> = {}) {
    const all = { ...filledRegistration, ...values }
    for (const [name, label] of Object.entries(labels)) await field(label).fill(String(all[name as 'email']))
    if (all.terms) {
      ;(terms.element() as HTMLElement).focus()
      await userEvent.keyboard(' ')
    }
  }

  it('says once that all fields are required, and tells password managers what each is', async () => {
    await show(registerStories, 'Empty')
    await expect.element(page.getByText(register.lead)).toBeVisible()
    const tokens = ['given-name', 'family-name', 'username', 'new-password', 'new-password']
    for (const [index, label] of Object.values(labels).entries()) {
      await expect.element(field(label)).toHaveAttribute('autocomplete', tokens[index])
    }
  })

  it('says of each mistake at its field what is wrong, leads to the first, and keeps what was typed', async () => {
    const onSend = answering<null>(refusals.shortPassword)
    await open(onSend)
    await button('Create account').click()
    await expect.element(field('First name')).toHaveFocus()
    const empty = checkRegistration(emptyRegistration)
    for (const [name, label] of Object.entries(labels)) {
      await expect.element(field(label)).toHaveAccessibleErrorMessage(String(empty[name as 'email']))
    }

    await fill({ terms: false, confirmPassword: 'another one' })
    await button('Create account').click()
    const confirm = field('Confirm password')
    await expect.element(confirm).toHaveFocus()
    await expect.element(confirm).toHaveAccessibleErrorMessage(fieldProblems.passwordMismatch)
    await confirm.fill(filledRegistration.confirmPassword)
    await button('Create account').click()
    await expect.element(terms).toHaveFocus()
    await expect.element(terms).toHaveAccessibleErrorMessage(fieldProblems.termsRequired)
    await userEvent.keyboard(' ')
    expect(onSend).not.toHaveBeenCalled()

    await button('Create account').click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleErrorMessage(/at least \d+ characters/)
    for (const [name, label] of Object.entries(labels)) {
      await expect.element(field(label)).toHaveValue(String(filledRegistration[name as 'email']))
    }
    await field('First name').fill('Eva')
    await expect.element(password, { message: 'it is still too short' }).toHaveAttribute(...invalid)
    await password.fill('five slow lanterns')
    await expect.element(password).not.toHaveAttribute(...invalid)
    await expect.element(terms).toBeChecked()
  })

  it('is ticked by the box and the words beside it, and not by the links among them', async () => {
    await show(registerStories, 'Empty', { width: 375, height: 812 })
    const words = document.querySelector<HTMLElement>('label:has([type=checkbox]) > :last-child')
    await userEvent.click(document.querySelector('[type=checkbox] + *') ?? document.body)
    await expect.element(terms).toBeChecked()
    await userEvent.click(words ?? document.body, { position: { x: 4, y: 8 } })
    await expect.element(terms).not.toBeChecked()
    for (const link of words?.querySelectorAll('a') ?? []) {
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(link)
      await expect.element(terms).not.toBeChecked()
    }
  })

  it('sends an address as it is meant, in any script and however it is put in', async () => {
    const onSend = answering<null>(refusals.unreadable)
    await open(onSend)
    await fill()
    const entries = [
      ['я@пример.example', userEvent.type],
      ['Olga <olga@BÜCHER.example>, ', userEvent.fill],
    ] as const
    for (const [index, [address, enter]] of entries.entries()) {
      await email.clear()
      await enter(email, address)
      await button('Create account').click()
      await expect.poll(() => onSend.mock.calls.length).toBe(index + 1)
      const [values] = onSend.mock.calls[index] as [typeof filledRegistration]
      expect(toAddress(values.email)).toBe(toAddress(address))
    }
  })

  it('is switched off in the preview of the own link, which leads back', async () => {
    await show(registerStories, 'OwnLink')
    ;(email.element() as HTMLElement).focus()
    await expect.element(email).not.toHaveFocus()
    await userEvent.click(page.getByRole('link', { name: ownLink.back }), { trial: true })
  })
})

it.each([
  ['ReadyForUnnamedAddress', 'Confirm email'],
  ['ReadyWithTokens', 'Set name and password'],
] as const)('the page of a link that names no address asks for it first: %s', async (story, send) => {
  await show(linkStories, story)
  await button(send).click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleErrorMessage(fieldProblems.noEmail)
})

describe('the code of a second factor', () => {
  const code = field('Six-digit code')

  it('is asked for with the keys and the memory of a phone, and its problem is shown at its field', async () => {
    await show(secondFactorStories, 'Empty')
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill('12ab')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAccessibleErrorMessage(/six digits/)
    await expect.element(code).toHaveValue('12ab')
  })

  it('is sent to a phone that is chosen instead, first', async () => {
    await show(secondFactorStories, 'SeveralFactors')
    await button(`Use ${phoneFactor.friendly_name} instead`).click()
    await expect.element(code).not.toBeInTheDocument()
    await button(secondFactor.send).click()
    await expect.element(code).toBeVisible()
    await expect.element(button('Send another code')).toBeDisabled()
    await button(secondFactor.useApps).click()
    await expect.element(code).toBeVisible()
  })

  it('is of any app of the account, each of which is named, and is sent for all of them', async () => {
    const onSend = answering<null>(null)
    await stage(
      '/login',
      <SecondFactorPage
        email={person.email}
        factors={[
          { ...factorOf('totp', 'Work phone'), id: 'phone' },
          { ...factorOf('totp', 'Tablet at home'), id: 'tablet' },
        ]}
        code={{ onSend: challenge }}
        verification={{ onSend }}
        onLeave={ignore}
      />,
    )
    await expect.element(code).toHaveAccessibleDescription(/Work phone.* or .*Tablet at home/)
    await expect.element(button(/Tablet/)).not.toBeInTheDocument()
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    expect(onSend.mock.calls[0]?.[0]).toEqual({ factorIds: ['phone', 'tablet'], code: '123456' })
  })
})

describe('the check that a visitor is human', () => {
  /** A form with a check whose widget the test controls. */
  async function open() {
    let report: (what: WidgetReport) => void = () => {}
    const shown = vi.fn()
    const onSubmit = vi.fn()
    const area = createRef<HTMLFormElement>()
    const form = { check: () => ({ problems: {} }), isBusy: false }
    const provide = <Machine,>(machine: Machine) =>
      (machine as never as { provide: (parts: object) => Machine }).provide({
        actors: {
          widget: fromCallback(({ sendBack }) => {
            shown()
            report = sendBack
            sendBack({ type: 'widget.rendered' })
          }),
        },
      })
    await stage(
      '/login',
      <MachineSeam value={{ snapshots: {}, provide }}>
        <form
          ref={area}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <label>
            Email <input type="email" />
          </label>
          <Captcha provider="turnstile" siteKey="of-a-test" area={area} form={form} />
          <button type="submit">Send</button>
        </form>
      </MachineSeam>,
    )
    return { report: (what: WidgetReport) => report(what), shown, onSubmit }
  }
  const check = page.getByRole('group', { name: captchaTexts.label })

  it('holds a press that comes before the token, leads it to a challenge, and sends once', async () => {
    const { report, onSubmit } = await open()
    await email.fill(person.email)
    await button('Send').click()
    await button('Send').click()
    await expect.element(check.getByText(captchaTexts.queued, { exact: false })).toBeVisible()
    report({ type: 'widget.challenged' })
    await expect.poll(() => check.element().contains(document.activeElement)).toBe(true)
    expect(onSubmit).not.toHaveBeenCalled()
    report({ type: 'widget.passed', token: 'token' })
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
    await expect.element(check.getByText(captchaTexts.queued, { exact: false })).not.toBeInTheDocument()
  })

  it('gives a press back that is cancelled, or whose check has failed, and can be tried again', async () => {
    const { report, onSubmit, shown } = await open()
    await email.fill(person.email)
    await button('Send').click()
    await button(captchaTexts.cancel).click()
    report({ type: 'widget.passed', token: 'token' })
    await expect.element(check).toHaveTextContent(captchaTexts.passed)
    report({ type: 'widget.expired' })
    await button('Send').click()
    report({ type: 'widget.failed', reason: 'unreachable' })
    await expect.element(check.getByRole('alert').getByText(captchaTexts.failures.unreachable)).toBeVisible()
    await button(captchaTexts.retry).click()
    report({ type: 'widget.passed', token: 'another' })
    await expect.element(check).toHaveTextContent(captchaTexts.passed)
    await expect.element(email).toHaveValue(person.email)
    expect([onSubmit.mock.calls.length, shown.mock.calls.length]).toEqual([0, 2])
    await button('Send').click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
