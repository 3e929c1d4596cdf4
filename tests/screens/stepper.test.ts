import { drawn } from 'virtual:drawn-machines'
import { packLink, placeParameter, stateParameter } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { AnyEventObject } from 'xstate'
import { checkLogin } from '@/data/content/formRules'
import { checked } from '@/machines/formProblems'
import { workbench } from '../../models/workbench'
import * as auth from '../../stories/machines/Auth.stories'
import * as copy from '../../stories/machines/Copy.stories'
import * as form from '../../stories/machines/Form.stories'
import * as live from '../../stories/machines/Live.stories'
import * as priceHistory from '../../stories/machines/PriceHistory.stories'
import * as prices from '../../stories/machines/Prices.stories'
import * as resend from '../../stories/machines/Resend.stories'
import * as secondFactor from '../../stories/machines/SecondFactor.stories'
import '../../stories/workbench/storyHistory'
import { overflow } from '../overflow'
import { setAddress } from './support/address'
import { findBarriers } from './support/checks'
import { emulate } from './support/emulate'
import { type StoryFile, show } from './support/show'

const machines = import.meta.glob<StoryFile>('../../stories/machines/*.stories.tsx', { eager: true })

/** The state's name, which stands below its sentence. */
const stateName = page.getByTestId('state')
const lastStep = () => document.querySelector('[aria-current=step]')?.textContent ?? ''
const button = (name: string) => page.getByRole('button', { name, exact: true })
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title^="The component that runs"]')
const stage = () => frame()?.contentDocument as Document
const inState = (name: string) => expect.element(stateName).toHaveTextContent(name)
const place = () => new URLSearchParams(window.location.hash.slice(1)).get(placeParameter)

async function begin(name: string) {
  await page.getByRole('combobox', { name: 'Starting point' }).selectOptions(name)
  await expect.poll(() => frame()?.title).toContain(name)
}

async function showLogin() {
  await show(form, 'Form')
  await begin('loginForm')
  await inState('open.editing')
}

/** Goes to a state by its shortest path. */
async function goTo(state: string) {
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOptions(state)
  await inState(state)
}

/** A field of the component in its frame, by its `name`. */
const field = (name: string) => stage().querySelector<HTMLInputElement>(`input[name=${name}]`)

/** Types into a field of the component. */
async function type(name: string, text: string) {
  await expect.poll(() => field(name)).toBeTruthy()
  field(name)?.focus()
  await userEvent.keyboard(text)
}

async function pressByKey(name: string) {
  button(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

describe('the Stepper', () => {
  it('steps the machine of its component, whichever of the two is pressed, and back and forward again', async () => {
    await showLogin()
    await type('email', 'ada')
    await expect.poll(lastStep).toContain('1. field.changed')
    const submit = [...stage().querySelectorAll('button')].find(({ textContent }) => textContent === 'Log in')
    submit?.click()
    await inState('open.invalid')
    expect(lastStep()).toContain('form.submitted')
    await expect.poll(() => field('email')?.getAttribute('aria-invalid')).toBe('true')
    const { scrollWidth, clientWidth } = stage().documentElement
    expect(scrollWidth - clientWidth, 'pixels that stick out of the frame').toBe(0)
    await pressByKey('Back')
    await inState('open.editing')
    await expect.element(button('Back')).toHaveFocus()
    await button('Forward').click()
    await inState('open.invalid')
  })

  it('keeps the focus at an event that can no longer happen, says why, and keeps what was chosen for it', async () => {
    await showLogin()
    await expect
      .element(button('page.left'))
      .toHaveAccessibleDescription('Only a call that is under way has to be aborted.')
    await goTo('sending')
    const example = page.getByRole('combobox', { name: 'Example of send failed' })
    await example.selectOptions('unconfirmed: Email not confirmed')
    await pressByKey('send failed')
    await inState('open.failed')
    await expect.element(button('send failed')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('send failed')).toHaveAccessibleDescription('send is not running.')
    await expect.element(button('send failed')).toHaveFocus()
    await expect.poll(() => stage().body.textContent).toContain('Send the email again')
    await pressByKey('form.submitted')
    await inState('sending')
    await expect.element(example).toHaveDisplayValue('unconfirmed: Email not confirmed')
  })

  it('has the state in the sight of its diagram, and opens it lit in a tab', async () => {
    await show(resend, 'Resend')
    await inState('ready')
    const diagram = page.getByRole('region', { name: 'Diagram' }).element()
    const isSeen = () => {
      const frame = diagram.getBoundingClientRect()
      const lit = diagram.querySelector('.active:not(.group)')?.getBoundingClientRect()
      return (
        lit !== undefined && lit.left >= frame.left && lit.right <= frame.right && lit.bottom <= frame.bottom
      )
    }
    await expect.poll(isSeen).toBe(true)
    const link = page.getByRole('link', { name: 'Open the diagram in a tab' })
    await expect.element(link).toHaveAttribute('href', 'statecharts/resend.svg?active=resend.ready')
  })

  it('has its events and steps on paper, and the whole diagram', async () => {
    await show(resend, 'Resend', { width: 700 })
    await emulate({ media: 'print' })
    await expect.element(page.getByRole('region', { name: 'Next events' })).toMatchTextContent(/send done/)
    const words = page.getByText('send done', { exact: true }).elements()
    expect(words.some((each) => each.checkVisibility())).toBe(true)
    expect(
      page
        .getByText('0. The beginning')
        .elements()
        .some((each) => each.checkVisibility()),
    ).toBe(true)
    const diagram = page.getByRole('region', { name: 'Diagram' }).element()
    expect(diagram.scrollWidth).toBeLessThanOrEqual(diagram.clientWidth)
    expect(diagram.scrollHeight).toBeLessThanOrEqual(diagram.clientHeight)
  })

  it.each<[string, StoryFile, string]>([
    ['ticker', prices, 'Prices'],
    ['kccPrice', prices, 'Prices'],
    ['market', prices, 'Prices'],
    ['priceHistory', priceHistory, 'PriceHistory'],
    ['live', live, 'Live'],
  ])('shows in the component of %s the live switch of each state', async (start, file, story) => {
    window.history.replaceState(null, '', `#${placeParameter}=${start}*0`)
    await show(file, story as never)
    for (const { state, steps: text } of drawn.presets[start] ?? []) {
      const steps = workbench.links.textToStep(text) as AnyEventObject[]
      window.location.hash = `${placeParameter}=${packLink(workbench, { start, taken: steps.length, steps })}`
      await inState(state)
      await expect
        .poll(() => stage().querySelector('[data-motion]')?.getAttribute('data-motion'), { message: state })
        .toBe(state.includes('paused') ? 'paused' : 'live')
      const button = stage().querySelector('button[aria-label$="live figures"]')
      expect(button?.ariaLabel ?? '').toMatch(state.includes('paused') ? /^Resume|^$/ : /^Pause|^$/)
    }
  })

  it('sends an edited payload, and says what is wrong with one that is none', async () => {
    await showLogin()
    await button('Edit the payload of field.changed').click()
    const payload = page.getByRole('textbox', { name: 'Payload of field.changed as JSON' })
    await payload.fill('{ "name": "email", ')
    await expect.element(button('field.changed')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(payload).toHaveValue('{ "name": "email", ')
    await payload.fill('{ "name": "email", "values": { "email": "grace@example.com" }, "problems": {} }')
    await button('field.changed').click()
    await expect.poll(() => field('email')?.value).toBe('grace@example.com')
  })

  it('keeps the diagram’s text in step and the focus in place, says the state aloud, and has no barrier', async () => {
    await showLogin()
    await page.getByText('The statechart in words').click()
    const active = page.getByRole('listitem').filter({ hasText: /^(editing|invalid) \(active\)/ })
    await expect.element(active.getByText(/^editing/).first()).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Example of form.submitted' })
      .selectOptions('wrong: email, password')
    await pressByKey('form.submitted')
    await expect.element(active.getByText(/^invalid/).first()).toBeVisible()
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Now in open.invalid' }))
      .toBeInTheDocument()
    // The component has moved the focus to its first field.
    await expect.element(button('form.submitted')).toHaveFocus()
    expect(await findBarriers()).toEqual([])
  })

  it('shows the last step of a long path, with what it brought', async () => {
    const path = drawn.presets.loginForm?.find(({ state }) => state === 'open.failed')?.steps ?? ''
    const failing = workbench.links.textToStep(path) as AnyEventObject[]
    const steps = Array.from({ length: 4 }, () => failing).flat()
    window.history.replaceState(
      null,
      '',
      `#${placeParameter}=${packLink(workbench, { start: 'loginForm', taken: steps.length, steps })}`,
    )
    await show(form, 'Form')
    await expect.poll(lastStep).toBe('8. send failed error: User is banned')
    const step = document.querySelector('[aria-current=step]')
    const list = step?.closest('ol')
    expect(step?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      list?.getBoundingClientRect().bottom ?? 0,
    )
  })

  it('offers the end of a logout beside what the provider reports of it', async () => {
    await show(auth, 'Auth')
    await begin('auth')
    await button('SIGNED_IN').click()
    await button('signOut.requested').click()
    const events = page.getByRole('region', { name: 'Next events' })
    await expect.element(events.getByRole('button', { name: 'signOut done' })).toBeVisible()
    const names = events
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '')
    const placeOf = (name: string) => names.findIndex((text) => text.startsWith(name))
    const places = ['Answers and timeouts', 'SIGNED_OUT', 'signOut done', 'Not in this state'].map(placeOf)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(names[placeOf('signOut done')]).toContain('SIGNED_OUT')
  })

  it('has component, next events and diagram in a window of 1280 by 720, beside the workbench’s column', async () => {
    const window = { width: 1236, height: 720 }
    for (const file of Object.values(machines)) {
      const [story = ''] = Object.keys(file).filter((name) => name !== 'default')
      await show(file, story as never, window)
      await expect.element(page.getByRole('region', { name: 'Next events' })).toBeVisible()
      const parts = [
        frame(),
        ...['Next events', 'Diagram'].map((name) => page.getByRole('region', { name }).element()),
      ]
      for (const part of parts) {
        const { left, top, right, bottom, width, height } = part?.getBoundingClientRect() ?? new DOMRect(-1)
        const room = Math.min(left, top, window.width - right, window.height - bottom)
        expect.soft(room, story).toBeGreaterThanOrEqual(0)
        expect.soft(Math.min(width, height), story).toBeGreaterThan(200)
      }
      const context = page.getByRole('heading', { name: 'Context' }).element().getBoundingClientRect()
      expect.soft(context.bottom, story).toBeLessThanOrEqual(window.height)
      expect.soft(overflow(), story).toBeLessThanOrEqual(0)
    }
  })
})

describe('a link to the Stepper', () => {
  const entered = checked({ email: 'ada@example.com', password: '' }, checkLogin)
  const changed = { type: 'field.changed', name: 'email', ...entered }

  /** Opens the machines of forms, or another, at an address. */
  async function open<File extends StoryFile>(name: string, value: string, file: File, story: keyof File) {
    await cleanup()
    setAddress(name, value)
    await show(file, story as never)
  }
  async function openForm(value: string) {
    await cleanup()
    window.history.replaceState(null, '', `#${placeParameter}=${value}`)
    await show(form, 'Form')
  }

  it('opens the same state elsewhere, and the steps that were taken back', async () => {
    const steps = [changed, { type: 'form.submitted', ...entered }, changed]
    await openForm(packLink(workbench, { start: 'loginForm', taken: 2, steps }))
    await inState('open.invalid')
    await expect.poll(() => field('email')?.value).toBe('ada@example.com')
    await button('Forward').click()
    await expect.poll(lastStep).toContain('3. field.changed')
    const address = place() ?? ''
    // A width, live data and full screen mount the story anew.
    await cleanup()
    expect(place()).toBe(address)
    await openForm(address)
    await expect.poll(lastStep).toContain('3. field.changed')
    expect(place()).toBe(address)
  })

  it('holds no password that was typed', async () => {
    await openForm('loginForm*0')
    await type('password', 'hunter2!')
    await expect.poll(place).toMatch(/^loginForm\*1\*field\.changed-/)
    await openForm(place() ?? '')
    await expect.poll(() => field('password')?.value).toBe('Quiet-Lantern-47')
  })

  it('stands behind #, where no server finds it too long, and is opened there without a load', async () => {
    const { search } = window.location
    await openForm('contactForm*0')
    await begin('contactForm')
    await expect.poll(() => stage().querySelector('textarea')).toBeTruthy()
    stage().querySelector('textarea')?.focus()
    await userEvent.keyboard('Why?')
    await expect.poll(place).toMatch(/^contactForm\*1\*/)
    // Ladle writes the address without it, when a theme or a width is chosen.
    window.history.pushState(null, '', `${search || '?'}&theme=light`)
    expect(place()).toMatch(/^contactForm\*1\*/)
    expect(new URLSearchParams(window.location.search).has(placeParameter)).toBe(false)
    window.location.hash = `${placeParameter}=loginForm*1*form.submitted`
    await inState('sending')
  })

  it('of an older workbench opens, though it stands in the query', async () => {
    await open(placeParameter, 'loginForm*1*form.submitted', form, 'Form')
    await inState('sending')
  })

  it('opens a state, whichever model leads there, and stays until a step is taken', async () => {
    await open(stateParameter, 'refused', copy, 'Copy')
    await inState('refused')
    const state = () => new URLSearchParams(window.location.search).get(stateParameter)
    expect([state(), place()]).toEqual(['refused', null])
    await button('Back').click()
    await expect.poll(() => [state(), place()]).toEqual([null, expect.stringMatching(/^copy\*/)])
    await open(stateParameter, 'unsupported', secondFactor, 'SecondFactor')
    await inState('unsupported')
    const start = page.getByRole('combobox', { name: 'Starting point' })
    await expect.element(start).toHaveValue('secondFactorWithoutCode')
  })

  it.each([
    [
      'is too old',
      packLink(workbench, { start: 'loginForm', taken: 2, steps: [changed, { type: 'form.melted' }] }),
      /^Step 2 of the link, form\.melted, no longer fits/,
      'open.editing',
    ],
    ['is damaged', 'loginForm.2', /^What the link leads to cannot be read/, 'open.editing'],
  ])('that %s says so, and opens what is left of it', async (_, link, words, state) => {
    await openForm(link)
    await expect.element(page.getByText(words)).toBeVisible()
    if (link.includes('*')) await inState(state)
  })

  it('to a state that is gone names it, and opens the beginning', async () => {
    await open(stateParameter, 'melted', copy, 'Copy')
    await expect.element(page.getByText(/^The machine has no state melted any more\./)).toBeVisible()
  })
})
