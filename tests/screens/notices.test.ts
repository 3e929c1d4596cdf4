import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failureTitles, successes } from '@/data/content/messages'
import * as toasts from '../../stories/components/Toasts.stories'
import * as catalogue from '../../stories/screens/ErrorCatalogue.stories'
import * as login from '../../stories/screens/Login.stories'
import * as register from '../../stories/screens/Register.stories'
import { emulate } from './support/emulate'
import { show } from './support/show'

type Catalogued = Exclude<keyof typeof catalogue, 'default'>

const field = (label: string) => page.getByLabelText(label, { exact: true })
const wayOn = page.getByRole('main').getByTestId('form-failure')

/** Box of the notice with this title, once it is visible. */
async function noticeOf(title: string) {
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('status', { name: title })
  await expect.element(notice).toBeVisible()
  return notice.element().getBoundingClientRect()
}

describe('a notice', () => {
  it('is as wide on paper as its words need', async () => {
    await show(login, 'WrongPassword')
    await noticeOf(failureTitles.signIn)
    await emulate({ media: 'print' })
    expect((await noticeOf(failureTitles.signIn)).width).toBeGreaterThan(300)
  })

  it.each([
    [register, 'LeakedPassword', failureTitles.signUp],
    [login, 'WrongPassword', failureTitles.signIn],
  ] as const)('lies in the window and covers nothing that it is about: $1', async (file, story, title) => {
    await show(file, story as never)
    for (const [width, height] of [
      [375, 812],
      [768, 900],
      [1440, 900],
    ] as const) {
      await page.viewport(width, height)
      const about = document.querySelector<HTMLElement>(
        'main :is([aria-invalid=true], [data-testid=form-failure])',
      )
      // When the form is refused it gets the focus from the button, by which the browser scrolls to it.
      about?.blur()
      document.querySelector('[type=submit]')?.scrollIntoView({ block: 'end', behavior: 'instant' })
      about?.focus()
      const isClear = async () => {
        const box = about?.getBoundingClientRect()
        const notice = await noticeOf(title)
        if (!box || notice.left < 0 || notice.right > document.documentElement.clientWidth) return false
        const isBeside = box.left >= notice.right || box.right <= notice.left
        return isBeside || box.top >= notice.bottom || box.bottom <= notice.top
      }
      await expect.poll(isClear, { message: `at ${width} px` }).toBe(true)
    }
  })

  it('is in a region with a plain name, at the bottom of every window', async () => {
    await show(toasts, 'LongFailure')
    await expect.element(page.getByRole('region', { name: 'Notifications', exact: true })).toBeInTheDocument()
    expect((await noticeOf(failureTitles.signUp)).top).toBeGreaterThan(450)
    await page.viewport(375, 812)
    await expect.poll(async () => (await noticeOf(failureTitles.signUp)).top).toBeGreaterThan(450)
  })

  it('of a success covers no heading of the page that follows on a phone', async () => {
    await show(catalogue, 'SuccessRegistration', { width: 375, height: 812 })
    const notice = await noticeOf(successes.signedUp.title)
    const title = page.getByRole('heading', { name: 'Check your inbox' }).element().getBoundingClientRect()
    expect(title.bottom).toBeLessThan(notice.top)
  })
})

describe('a refusal', () => {
  it.each<[Catalogued, RegExp, string?]>([
    ['SignUpTaken', /^If this address is yours, log in or reset the password\. Log in$/, 'Log in'],
    ['SignInTooOftenAndTheWaitOver', /^You can try again now\.$/],
    ['ResetTooOften', /^Please wait 30 seconds before you try again\.$/],
    ['NewPasswordNeedsAFreshLink', /^Get a new reset link.*Get a reset link$/, 'Get a reset link'],
  ])('has a way on above the fields, said aloud: %s', async (story, words, link) => {
    await show(catalogue, story)
    await expect.element(wayOn).toMatchTextContent(words)
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(words)
    expect(
      wayOn
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(link ? [link] : [])
    expect(document.querySelectorAll('main [aria-invalid=true]')).toHaveLength(0)
  })

  it.each<[Catalogued, string, RegExp]>([
    ['SignUpPasswordWeakInEveryWay', 'Password', /Mix upper.*list of leaked passwords/],
    ['NewPasswordIsTheOldOne', 'New password', /differs from the old one/],
  ])('that a field explains is said there alone: %s', async (story, label, words) => {
    await show(catalogue, story)
    await expect.element(field(label)).toHaveAccessibleErrorMessage(words)
    expect(wayOn.elements()).toEqual([])
  })

  it('that names seconds disables the button until they are over', async () => {
    await show(login, 'TooManyAttemptsForSomeSeconds')
    const button = page.getByRole('button', { name: 'Log in' })
    await expect.element(button).toHaveTextContent('Log in (42 s)')
    await expect.element(button).toBeDisabled()
  })
})
