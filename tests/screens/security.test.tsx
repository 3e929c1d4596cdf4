import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginRead } from '@/actors/beginRead'
import { ChangeAddress } from '@/components/account/security/ChangeAddress'
import { ChangePassword } from '@/components/account/security/ChangePassword'
import type { FactorCalls } from '@/components/account/security/factorCalls'
import { SecondFactors } from '@/components/account/security/SecondFactors'
import { abandonChange, addressChange, explainNewAddress, passwordChange } from '@/data/content/access'
import { addition, factorTexts, removal } from '@/data/content/factors'
import { fieldProblems } from '@/data/content/fieldProblems'
import { notShared } from '@/data/content/referral'
import { anyOf, isolated } from '@/data/content/secondFactor'
import type { EnrolledFactor } from '@/data/session/factors'
import type { Factor } from '@/data/session/sessionTypes'
import { qrPictureUrl } from '@/data/text/drawQrPicture'
import * as accountCards from '../../stories/components/AccountCards.stories'
import {
  answer,
  enrolledFactor,
  factorCalls,
  factorOf,
  newAddress,
  person,
  phoneFactor,
} from '../../stories/fixtures'
import { refusals } from '../../stories/providerAnswers'
import { loggedErrors, show } from './support/show'
import { answering, stage } from './support/stage'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Attribute of a field with a problem. */
const invalid = ['aria-invalid', 'true'] as const
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const press = async (name: string | RegExp) => {
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

describe('the section of the password', () => {
  it('moves the focus into its form and back, and says what is missing', async () => {
    await stage(
      '/settings/security',
      <ChangePassword email={person.email} calls={{ onSend: answer, code: { onSend: answer } }} />,
    )
    await press(passwordChange.open)
    await expect.element(field('New password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('New password')).toHaveAccessibleErrorMessage(fieldProblems.noNewPassword)
    await press(abandonChange)
    await expect.element(heading(passwordChange.title)).toHaveFocus()
  })

  it('asks in the same form for the code of a mail where one is needed, and marks the old password', async () => {
    const onSend = answering<null>(refusals.oldPassword, refusals.tooOld, refusals.wrongNonce, null)
    await stage(
      '/settings/security',
      <ChangePassword email={person.email} calls={{ onSend, code: { onSend: answer } }} />,
    )
    await press(passwordChange.open)
    const code = field(passwordChange.codeLabel)
    for (const label of ['New password', 'Confirm new password'])
      await field(label).fill('seven slow lanterns')
    await press(passwordChange.submit)
    await expect.element(field('New password')).toHaveFocus()
    await expect.element(field('New password')).toHaveAttribute(...invalid)

    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAccessibleErrorMessage(passwordChange.codeAsked(person.email))
    await expect.element(button(passwordChange.another)).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(code).not.toHaveAccessibleErrorMessage(passwordChange.codeAsked(person.email))
    await expect.element(code).toHaveAttribute(...invalid)
    expect(onSend).toHaveBeenCalledTimes(2)

    await code.fill('654 321')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleErrorMessage(/wrong/)
    await expect.element(field('New password')).toHaveValue('seven slow lanterns')
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(button(passwordChange.open)).toBeVisible()
    expect(onSend.mock.calls.slice(2)).toEqual([
      ['seven slow lanterns', '654321'],
      ['seven slow lanterns', '123456'],
    ])
  })
})

it('the form of a new address says at its field why it is refused, and keeps it', async () => {
  const onSend = answering<null>(refusals.takenAddress, null)
  await stage(
    '/settings/security',
    <ChangeAddress
      addresses={{ email: person.email, newEmail: null }}
      mailbox={null}
      calls={{ onSend, check: { onSend: async () => true } }}
    />,
  )
  await press(addressChange.open)
  const email = field(addressChange.label)
  await email.fill(person.email)
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAttribute(...invalid)
  expect(onSend).not.toHaveBeenCalled()
  await email.fill(newAddress)
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleErrorMessage(explainNewAddress(refusals.takenAddress).email)
  await expect.element(email).toHaveValue(newAddress)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(addressChange.waiting.title)).toBeVisible()
})

describe('the section of the second factors', () => {
  const phone = factorOf('totp', 'Work phone')
  const tablet = { ...factorOf('totp', 'Tablet'), id: 'tablet' }

  /** The section, of an account with these factors whenever they are read. */
  const open = (
    factors: Factor[] | (() => Promise<Factor[]>),
    calls: Partial<FactorCalls>,
    since = Date.parse('2026-02-01'),
  ) =>
    stage(
      '/settings/security',
      <SecondFactors
        factors={beginRead<Factor[]>(typeof factors === 'function' ? factors : async () => factors)}
        since={since}
        calls={{ ...factorCalls, ...calls }}
      />,
    )
  const code = field('Six-digit code')
  const name = field(addition.naming.label)

  it('adds an app by keyboard, step by step, and says at its field that a code is wrong', async () => {
    const onChanged = vi.fn()
    const confirm = answering<'first' | 'another'>(refusals.wrongCode, 'first')
    await open([], { confirm, onChanged })
    await press(factorTexts.add)
    await expect.element(heading(addition.naming.title)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Work phone{Enter}')
    await expect.element(heading(addition.confirming.title)).toHaveFocus()
    await expect.element(page.getByText(addition.confirming.first)).toBeVisible()

    const { uri, secret } = enrolledFactor
    await expect
      .element(page.getByRole('link', { name: addition.confirming.sameDevice }))
      .toHaveAttribute('href', uri)
    const key = field(addition.confirming.key).element() as HTMLTextAreaElement
    expect(key.value).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    expect(key.value.replaceAll(' ', '')).toBe(secret)
    const picture = page.getByRole('img', { name: addition.confirming.picture }).element()
    expect(picture.getAttribute('src')).toBe(qrPictureUrl(uri))

    await code.fill('000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleErrorMessage(/Enter the one that is shown now/)
    await expect.element(code).toHaveFocus()
    await code.fill('123 456')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading(factorTexts.title)).toHaveFocus()
    expect(confirm.mock.calls.at(-1)).toEqual([enrolledFactor.id, '123456'])
    expect(onChanged).toHaveBeenCalledWith('first')
  })

  it('wants another name and a code for a second device, and discards what is cancelled', async () => {
    const discard = vi.fn(() => Promise.resolve())
    const enrol = answering<EnrolledFactor>(refusals.wrongCode, enrolledFactor)
    await open([phone], { enrol, discard })
    await press(factorTexts.addAnother)
    await name.fill('Work phone')
    await press('Continue')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleErrorMessage(fieldProblems.factorNameTaken)
    await name.fill('Tablet')
    await code.fill('000000')
    await press('Continue')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute(...invalid)
    await code.fill('123456')
    await press('Continue')
    await expect.element(heading(addition.confirming.title)).toBeVisible()
    await expect.element(page.getByText(addition.confirming.first)).not.toBeInTheDocument()
    await press('Cancel')
    await expect.element(heading(factorTexts.title)).toHaveFocus()
    expect(discard).toHaveBeenCalledWith(enrolledFactor.id)
  })

  it('removes a device with a code of one that is older than the session, and of no other', async () => {
    const onChanged = vi.fn()
    const remove = answering<'removed' | 'last'>(refusals.wrongCode, 'removed')
    await open([phone, tablet], { remove, onChanged })
    await press(/^Remove Work phone/)
    await expect.element(heading(removal.title(isolated('Work phone')))).toHaveFocus()
    await expect.element(page.getByText(removal.others)).toBeVisible()
    await code.fill('000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAttribute(...invalid)
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading(factorTexts.title)).toHaveFocus()
    expect(onChanged).toHaveBeenCalledWith('removed')
  })

  it('asks for a removal by what the list says at that moment, and again when somebody comes back', async () => {
    const lists = [[phone, tablet], [phone], [phone, tablet], [tablet]]
    const remove = answering<'removed' | 'last'>('removed')
    await open(async () => (lists.length > 1 ? lists.shift() : lists[0]) ?? [], { remove })
    await press(/^Remove Work phone/)
    await expect.element(page.getByText(removal.last)).toBeVisible()
    await code.fill('123')
    window.dispatchEvent(new Event('focus'))
    await expect.element(page.getByText(removal.others)).toBeVisible()
    await expect.element(code).toHaveValue('123')
    window.dispatchEvent(new Event('focus'))
    await expect.element(page.getByText(removal.gone)).toBeVisible()
    await expect.element(code).not.toBeInTheDocument()
  })

  it('asks for another app where the only other device is a phone, whose codes prove nothing here', async () => {
    await open([phone, { ...phoneFactor, id: 'mobile' }], {})
    await press(/^Remove Work phone/)
    await expect.element(page.getByText(removal.needsOther)).toBeVisible()
  })

  it('asks for another login where all devices are newer than the session', async () => {
    await open([phone, tablet], {}, Date.parse('2025-10-01'))
    await press(/^Remove Work phone/)
    await expect.element(page.getByText(removal.tooNew(anyOf([tablet])))).toBeVisible()
    await expect.element(code).not.toBeInTheDocument()
  })
})

describe('the referral link', () => {
  // The browser's own object stays, which whoever else asks it something needs as it is.
  const sharingBy = (share: unknown) => {
    const own = { share, canShare: undefined }
    Object.assign(navigator, own)
    onTestFinished(() => {
      for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name)
    })
  }

  it('is shared where the browser can, and a refusal is told, but not a change of mind', async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    sharingBy(share)
    await show(accountCards, 'ReferralLink')
    await button('Share').click()
    await expect.poll(() => share.mock.calls.length).toBe(1)
    await button('Share').click()
    await expect.element(page.getByText(notShared.description)).toBeVisible()
    expect(loggedErrors).toEqual([
      expect.stringMatching(/^Sharing the referral link failed:.*NotAllowedError/),
    ])
    const shown = (field('Your referral link').element() as HTMLInputElement).value
    expect(share.mock.calls[0]?.[0].url).toBe(shown)
  })

  it('is a picture at a press, which Escape closes, and the focus comes back', async () => {
    sharingBy(undefined)
    await show(accountCards, 'ReferralLink', { width: 375, height: 700 })
    await expect.element(button('Share')).not.toBeInTheDocument()
    const { value } = field('Your referral link').element() as HTMLInputElement
    await press('QR code')
    const picture = page.getByRole('dialog').getByRole('img', { name: `QR code for ${value}` })
    await expect.element(picture).toBeInViewport({ ratio: 1 })
    expect(picture.element().getAttribute('src')).toBe(qrPictureUrl(value))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('QR code')).toHaveFocus()
  })
})
