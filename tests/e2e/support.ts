import { randomUUID } from 'node:crypto'
import { EMBEDDED_PUBLISHABLE_KEY } from '@king-exchange/embedded-supabase'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test'

export { expect }

/** The storage key of the session. Not imported from `src`: browsers hold sessions under this key, so it must not change. */
export const sessionKey = 'king-exchange-session'

/** The data of a registration. */
export type Person = { firstName: string; lastName: string; email: string; password: string }

/** The account from `supabase/seed.sql`. Tests must not change it. */
export const demo = { email: 'demo@kingexchange.example', password: 'Crown-Demo-2026' }

/** A session as the provider returns it and the browser stores it. */
export type StoredSession = {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
  token_type: string
  user: { id: string; email: string }
}

/** Waits until the prerendered page is hydrated; before that, a press of a button is queued. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const isHydrated = document.documentElement.dataset.page === 'hydrated'
      const renderedAhead = document.getElementById('root')?.dataset.path
      return renderedAhead !== window.location.pathname || isHydrated
    },
    // Not by animation frames, because a test may have stopped the page's clock.
    undefined,
    { polling: 50, timeout: 120_000 },
  )

/** True for Chromium's messages of a violation of the site's Content-Security-Policy. */
const isViolation = (text: string) => /Content Security Policy|This document requires 'Trusted/.test(text)

/** Returns the context, and whether it can be emptied: the page's clock, once it is replaced, stays so in its context. */
function watched(context: BrowserContext) {
  const shared = { context, canBeEmptied: true }
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (...options) => {
    shared.canBeEmptied = false
    return install(...options)
  }
  return shared
}

type Fixtures = { uncaughtErrors: string[]; violations: string[]; otherBrowsers: null }
type Options = {
  /** True if the browser has never been here: nothing of the site is in its cache. */
  isFirstVisit: boolean
}
type WorkerFixtures = { sharedContexts: Map<string, ReturnType<typeof watched>> }

/**
 * A test in which no page may throw or break its policy: either fails it, whatever else it checks. The tests of a worker
 * share a context for each set of options, which is emptied after each but for the browser's cache and compiled scripts.
 */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  isFirstVisit: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  sharedContexts: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      sharedContexts,
      isFirstVisit,
      javaScriptEnabled,
      hasTouch,
      reducedMotion,
      timezoneId,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const options = JSON.stringify([javaScriptEnabled, hasTouch, reducedMotion, timezoneId, viewport])
    const shared =
      (isFirstVisit ? undefined : sharedContexts.get(options)) ?? watched(await browser.newContext())
    const { context } = shared
    await use(context)
    // The runner shows the open pages of a failed test, and then starts another worker.
    if (testInfo.status !== testInfo.expectedStatus) return
    if (isFirstVisit || !shared.canBeEmptied) {
      sharedContexts.delete(options)
      await context.close()
      return
    }
    sharedContexts.set(options, shared)
    for (const page of context.pages()) await page.close()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.setStorageState({ cookies: [], origins: [] })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    const thenHydrated = async <Answer>(answer: Promise<Answer>) => {
      const answered = await answer
      if (javaScriptEnabled) await untilHydrated(page)
      return answered
    }
    page.goto = (...target) => thenHydrated(goto(...target))
    page.reload = (...options) => thenHydrated(reload(...options))
    await use(page)
  },
  uncaughtErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      const note = (webError: WebError) => errors.push(String(webError.error()))
      context.on('weberror', note)
      await use(errors)
      context.off('weberror', note)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  violations: [
    async ({ browser, context }, use) => {
      const violations: string[] = []
      const note = (message: ConsoleMessage) => {
        if (isViolation(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`)
      }
      const watch = (other: BrowserContext) => other.on('console', note)
      watch(context)
      browser.on('context', watch)
      await use(violations)
      browser.off('context', watch)
      context.off('console', note)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  // Pages that a test leaves open elsewhere would go on beside the tests after it.
  otherBrowsers: [
    async ({ browser, context, sharedContexts }, use) => {
      await use(null)
      const shared = new Set([...sharedContexts.values()].map((one) => one.context))
      for (const other of browser.contexts()) if (other !== context && !shared.has(other)) await other.close()
    },
    { auto: true },
  ],
})

/** The switch for everything that changes by itself. */
export const liveSwitch = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Pause|Resume) motion and live figures$/ })

/** Sets the live switch for every page of a test. */
export const chooseMotion = (page: Page, choice: 'live' | 'paused') =>
  page.addInitScript((chosen) => localStorage.setItem('king-exchange-motion', chosen), choice)

/** Opens a page and delays its scripts. The returned function releases them and waits until the page is hydrated. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/favicon.svg')
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate((next) => window.location.assign(next), address)
  await page.locator('h1').waitFor()
  return async () => {
    release()
    await untilHydrated(page)
  }
}

/** Delays the page's idle callbacks. Returns a function that lets them run. */
export async function delayIdleWork(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (run) => {
      window.addEventListener('test:idle', () => whenIdle(run), { once: true })
      return 0
    }
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('test:idle')))
}

/** Waits until the page has loaded its idle-time code. */
export const idleWorkDone = (page: Page) =>
  expect(page.locator('[data-scope=toast][data-part=group]').first()).toBeAttached()

/** Waits until all parts of the page are hydrated, also those further down. */
export const untilWhole = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .locator('[data-lower] > :first-child')
          .evaluateAll((parts) =>
            parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps'))),
          ),
      { timeout: 120_000 },
    )
    .toBe(true)

/** A person with a new address. */
export function newPerson(lastName = 'Lovelace'): Person {
  const email = `visitor-${randomUUID()}@example.test`
  return { firstName: 'Ada', lastName, email, password: 'Quiet-Lantern-47' }
}

/** Calls the backend directly, as the site does. */
export async function callBackend<Answer>(
  request: APIRequestContext,
  path: string,
  { data, token, method = data ? 'POST' : 'GET' }: { data?: object; token?: string; method?: string } = {},
): Promise<Answer> {
  const headers = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    ...(token ? { authorization: `Bearer ${token}` } : null),
  }
  const answer = await request.fetch(path, { method, headers, data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  const text = await answer.text()
  return JSON.parse(text || 'null')
}

/** Registers a person directly; the confirmation mail is sent then. */
export async function signUp(request: APIRequestContext, person = newPerson()): Promise<Person> {
  await callBackend(request, '/auth/v1/signup', {
    data: {
      email: person.email,
      password: person.password,
      data: { first_name: person.firstName, last_name: person.lastName },
    },
  })
  return person
}

/** Registers a person directly, and confirms the address with password and name. */
export async function confirmedUser(
  request: APIRequestContext,
  lastName?: string,
): Promise<Person & { session: StoredSession }> {
  const person = await signUp(request, newPerson(lastName))
  const link = await mailedLink(request, person.email)
  const session = await callBackend<StoredSession>(request, '/auth/v1/verify', {
    data: { token_hash: link.searchParams.get('token_hash'), type: 'signup' },
  })
  await request.put('/auth/v1/user', {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
    data: { password: person.password, data: { full_name: `${person.firstName} ${person.lastName}` } },
    failOnStatusCode: true,
  })
  return { ...person, session }
}

/** Signs a user in without the site. @throws if it is refused */
export const newSession = (
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
) => callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', { data: { email, password } })

/** Expects that a session is over, as the backend knows it. */
export const expectOver = (request: APIRequestContext, { access_token }: StoredSession) =>
  expect(callBackend(request, '/auth/v1/user', { token: access_token })).rejects.toThrow('session_not_found')

/** Every mail with a one-time link that was caught for an address, newest first; not those that only tell of a change. */
export async function mailsTo(request: APIRequestContext, email: string) {
  const answer = await request.get('/mailbox.json', { params: { to: email } })
  const mails: { subject: string; text: string; html: string }[] = await answer.json()
  return mails.filter(({ html }) => html.includes('/auth/confirm?token_hash='))
}

/** The link in the newest mail to an address, once there are `count` mails or more. */
export async function mailedLink(request: APIRequestContext, email: string, count = 1): Promise<URL> {
  let html = ''
  await expect(async () => {
    const mails = await mailsTo(request, email)
    expect(mails.length).toBeGreaterThanOrEqual(count)
    html = mails[0]?.html ?? ''
  }).toPass({ timeout: 60_000 })
  const href = /href="([^"]+)"/.exec(html)?.[1]
  if (!href) throw new Error(`No link in the mail to ${email}`)
  return new URL(href.replaceAll('&amp;', '&'))
}

/** The link of a reset mail, which is sent without the site. */
export async function resetLink(request: APIRequestContext, email: string): Promise<URL> {
  const before = (await mailsTo(request, email)).length
  await callBackend(request, '/auth/v1/recover', { data: { email } })
  return mailedLink(request, email, before + 1)
}

/** The address of a mail's link with the provider's own templates, which is used up by opening it. */
export function defaultLink(link: URL): string {
  const hash = link.searchParams.get('token_hash')
  const back = encodeURIComponent(new URL('/dashboard', link).href)
  return `/auth/v1/verify?token=${hash}&type=${link.searchParams.get('type')}&redirect_to=${back}`
}

/** Enters the password on the open page of a confirmation link. */
export async function confirmAddress(page: Page, { password }: Pick<Person, 'password'>) {
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
}

/** Chooses name and password for an address that was registered with another password. */
export async function makeOneself(
  page: Page,
  { firstName, lastName, password }: Pick<Person, 'firstName' | 'lastName' | 'password'>,
) {
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
}

/** Opens the newest mail to an address in the local mailbox and presses its button. */
export async function pressInMail(page: Page, email: string, subject: string, button: string) {
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map((mail) => mail.subject), { timeout: 60_000 })
    .toContain(subject)
  await page.goto('/mailbox')
  await page.getByRole('link', { name: subject }).filter({ hasText: email }).first().click()
  await page.frameLocator('iframe').getByRole('link', { name: button }).click()
}

/** Puts these entries into the browser's storage for the page's next document only. */
export const beginWith = (page: Page, entries: Record<string, string>) =>
  page.addInitScript(
    ([usedKey, stored]) => {
      // A frame's document is not the page's. The tab remembers it for the documents that follow.
      if (window !== window.top || sessionStorage.getItem(usedKey) !== null) return
      sessionStorage.setItem(usedKey, '')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    [`test:${randomUUID()}`, entries] as const,
  )

/** Puts a session into the browser's storage for the page's next document, as if the visitor had signed in before. */
export const store = (page: Page, session: StoredSession | string) =>
  beginWith(page, { [sessionKey]: typeof session === 'string' ? session : JSON.stringify(session) })

/** A session that expires in so many seconds, or has expired if negative. */
export const endingIn = (seconds: number, session: StoredSession): StoredSession => ({
  ...session,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
})

/** The session in the browser's storage, as text; null when there is none. */
export const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey)

/** Opens the dashboard with a stored session. */
export async function openDashboard(page: Page, session: StoredSession) {
  await store(page, session)
  await page.goto('/dashboard')
  await expect(heading(page, 'Dashboard')).toBeVisible()
}

/** Fills in the login form. */
export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Signs in by the login page. */
export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Fills in the registration form, by default with valid values. */
export async function fillRegistration(
  page: Page,
  person: Person,
  { confirmation = person.password, terms = true }: { confirmation?: string; terms?: boolean } = {},
) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation)
  if (terms) await page.getByRole('checkbox').press('Space')
}

/** The page's own heading. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The advice of a refused form; an alert until it gets the focus. */
export const wayOn = (page: Page): Locator => page.getByRole('main').getByTestId('form-failure')

/** The notices that are shown now. */
export const notices = (page: Page): Locator =>
  page.locator('[data-scope="toast"][data-part="root"][data-state="open"]')

/** Checks that a notice is shown with this title and this description, or with none. */
export async function expectNotice(page: Page, title: string, description?: string | RegExp) {
  const notice = notices(page).filter({
    has: page.locator('[data-part="title"]').getByText(title, { exact: true }),
  })
  await expect(notice).toBeVisible()
  const text = notice.locator('[data-part="description"]')
  if (description === undefined) await expect(text).toHaveCount(0)
  else await expect(text).toHaveText(description)
}

/** Checks that neither of these texts is anywhere on the page. */
export async function expectNothingOf(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await expect(page.locator('html'), `no «${text}» on the page`).not.toContainText(text)
  }
}

/** Presses until a dialog is closed: it takes no press for half a second after its opening. */
export async function closeByPress(dialog: Locator, press: () => Promise<void>): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(async () => {
    if (await dialog.isVisible()) await press()
    await expect(dialog).toBeHidden({ timeout: 250 })
  }).toPass()
}

/** Delays requests to an address until the returned function is called. */
export async function delay(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await gate
    await route.fallback().catch(() => undefined)
  })
  return () => release()
}

/** Leaves requests to an address without an answer. Returns a function that waits for the first of them. */
export async function neverAnswer(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  let ask = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  await page.route(url, () => ask())
  return () => asked
}

/** Expects that an account is its owner's and no longer opens to whoever registered it. */
export async function expectOwned(request: APIRequestContext, owner: Person, stranger: Person) {
  await expect(newSession(request, stranger)).rejects.toThrow('invalid_credentials')
  await newSession(request, owner)
}
