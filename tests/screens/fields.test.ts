import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fieldProblems } from '@/data/content/fieldProblems'
import { problemCount } from '@/data/content/register'
import { filledPasswords, person } from '../../stories/fixtures'
import * as blog from '../../stories/screens/Blog.stories'
import * as login from '../../stories/screens/Login.stories'
import * as register from '../../stories/screens/Register.stories'
import { overflow } from '../overflow'
import { show } from './support/show'

// What stands in a field counts, however it came there; and what is wrong is said when the field is left.

const { email, firstName, lastName } = person
const { password } = filledPasswords
const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Waits until the form was told, and has rendered. */
const turns = async () => {
  for (const _ of ['told', 'rendered']) await new Promise(requestAnimationFrame)
}
const invalid = () => [...document.querySelectorAll('main [aria-invalid=true]')]

/** Puts a value into a field, or a tick into a box, as some password managers do: past React, and without an event. */
function fillUnheard(control: Locator, value: string | boolean) {
  const element = control.element()
  const key = typeof value === 'boolean' ? 'checked' : 'value'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, value)
}

describe('what is put into fields without an event stays', () => {
  it('in a form, also by an edit, a press and a submission', async () => {
    await show(register, 'Empty')
    const values = { 'First name': firstName, 'Last name': lastName, Email: email }
    const passwords = { Password: password, 'Confirm password': password }
    const fields = Object.entries({ ...values, ...passwords }).map(
      ([label, value]) => [field(label), value] as const,
    )
    const box = page.getByRole('checkbox')
    for (const [control, value] of fields) fillUnheard(control, value)
    fillUnheard(box, true)
    // Everything is rendered anew by an edit, by a press, and by a submission.
    field('First name').element().focus()
    await userEvent.keyboard('{End}x{Backspace}')
    await button('Show password').click()
    await button('Create account').click()
    for (const [control, value] of fields) await expect.element(control).toHaveValue(value)
    await expect.element(box).toBeChecked()
    expect(invalid()).toEqual([])
  })

  it('in a search, until it is cleared', async () => {
    await show(blog, 'Front')
    const box = page.getByRole('searchbox')
    fillUnheard(box, 'staking')
    box.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveValue('staking')
    await button('Clear the search').click()
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
  })
})

describe('a field that is left', () => {
  it('wrong after it was typed into says so; one that was tabbed through does not', async () => {
    await show(register, 'Empty')
    field('First name').element().focus()
    for (let fields = 0; fields < 5; fields += 1) await userEvent.tab()
    field('Email').element().focus()
    await userEvent.keyboard('ada')
    expect(invalid()).toEqual([])
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
    expect(invalid()).toHaveLength(1)
    await expect.element(field('Password'), { message: 'the focus goes on' }).toHaveFocus()
    await field('Email').fill(email)
    expect(invalid()).toEqual([])

    await field('Password').fill(password)
    await field('Confirm password').fill(`${password}8`)
    await button('Show confirm password').click()
    field('Confirm password').element().focus()
    expect(invalid(), 'its own button belongs to a field').toEqual([])
    field('First name').element().focus()
    await expect
      .element(field('Confirm password'))
      .toHaveAccessibleErrorMessage(fieldProblems.passwordMismatch)
  })

  it('after an event that React does not answer was edited as well', async () => {
    await show(login, 'Empty')
    const control = field('Email').element() as HTMLInputElement
    // React has its own setter of this property, and takes the event for one of its own writing.
    control.value = 'ada'
    control.dispatchEvent(new Event('input', { bubbles: true }))
    ;(field('Password').element() as HTMLElement).focus()
    control.focus()
    await turns()
    expect(invalid(), 'not while it is typed into').toEqual([])
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
  })

  it('says so at the end of a press, not while something is pressed that this would move', async () => {
    await show(login, 'Empty')
    await field('Email').fill('ada')
    const link = page.getByRole('link', { name: 'Forgot password?' }).element()
    link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    ;(field('Email').element() as HTMLElement).blur()
    await turns()
    expect(invalid()).toEqual([])
    link.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    await expect.element(field('Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
  })

  it('does not move what is being pressed by its problem', async () => {
    // At the upper edge, from which a problem of one line moves it away.
    const position = { x: 24, y: 3 }
    await show(login, 'Empty')
    await field('Password').fill('x')
    await field('Password').clear()
    await button('Log in').click({ position })
    await expect.element(field('Email'), { message: 'the form was submitted' }).toHaveFocus()
    expect(invalid()).toHaveLength(2)

    await show(register, 'Empty')
    await field('Email').fill('ada')
    await page.getByText(/^I agree to the terms/).click({ position })
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await expect.element(field('Email')).toHaveAccessibleErrorMessage(/does not look like an email address/)
  })
})

it('a submission without anything is told above the fields and at each, and the first has the focus', async () => {
  await show(register, 'Empty')
  await button('Create account').click()
  await expect.element(page.getByText(problemCount(6))).toBeVisible()
  await expect.element(field('First name')).toHaveFocus()
  await page.getByRole('checkbox').element().closest('label')?.click()
  await expect.element(page.getByText(problemCount(5))).toBeVisible()
})

it('with text twice as large nothing of the login is cut off', async () => {
  await show(login, 'Empty', { textSize: 'twice as large' })
  expect(overflow()).toBe(0)
  await button('Log in').click()
  await expect.element(field('Email')).toHaveFocus()
})

describe('on a phone', () => {
  // More than a notice of two lines and its distance from the window's end.
  const room = 120

  it.each(['top', 'bottom'])(
    'a field that is focused is scrolled clear of a notice at the %s',
    async (end) => {
      await show(register, 'Empty', { width: 375, height: 812 })
      const control = field('Email').element() as HTMLElement
      const box = control.getBoundingClientRect()
      // Half of it is outside of the window.
      const middle = (box.top + box.bottom) / 2
      window.scrollBy({ top: end === 'top' ? middle : middle - window.innerHeight, behavior: 'instant' })
      control.focus()
      await expect.poll(() => control.getBoundingClientRect().top).toBeGreaterThan(room)
      await expect.poll(() => control.getBoundingClientRect().bottom).toBeLessThan(812 - room)
    },
  )
})
