import { nameOf, start } from '@king-exchange/machine-workbench/models'
import type { Route } from '@playwright/test'
import { testNow } from '../../models/clock.ts'
import { models } from '../../models/models.ts'
import { sessionOf } from '../../models/sessions.ts'
import { clientScript } from './builtFiles.ts'
import { beginWith, delay, expect, expectNotice, heading, sessionKey, test } from './support.ts'

// The states of the session that depend on a provider whose answers come late, as the machine goes through them.

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

test('the site shows the state in which the session’s machine is, from a slow start to an end in another tab', {
  tag: '@night',
}, async ({ page }) => {
  const ada = sessionOf('ada')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = (text: string) => expect(heading(page, text)).toBeVisible()
  await page.clock.install({ time: testNow })
  const bringProvider = await delay(page, `**${clientScript()}`)
  /** Delays requests to an address. Returns a function that answers the first that waits. */
  const answering = async (address: string) => {
    const waiting: Route[] = []
    await page.route(address, (route) => void waiting.push(route))
    return async (answer: Answer) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      await waiting.shift()?.fulfill(answer)
    }
  }
  const answerTokens = await answering('**/auth/v1/token*')
  const answerSignOut = await answering('**/auth/v1/logout*')
  let isRefusing = false
  await page.route('**/rest/v1/**', (route) =>
    isRefusing
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.fulfill({ json: [] }),
  )
  await beginWith(page, { [sessionKey]: JSON.stringify(sessionOf('ada', -60)) })
  await page.goto('/dashboard')

  const shown: Record<string, () => Promise<unknown>> = {
    'identity.loading.prompt': () =>
      expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…'),
    'identity.loading.slow': () => title('Still checking your session'),
    'identity.loading.unreachable.waiting': () => expect(button('Retry')).toBeEnabled(),
    'identity.loading.unreachable.retrying': () => expect(button('Retrying...')).toBeDisabled(),
    'identity.signedIn': () => title('Dashboard'),
    'identity.signedOut.ended': () => expectNotice(page, 'Session ended', /Log in again/),
    'activity.idle': () => expect(page.getByRole('button', { name: /^Logging out/ })).toHaveCount(0),
    'activity.renewing': () => expect(page.getByTestId('total')).toHaveCount(0),
    'activity.signingOut.leaving': () => expect(button('Logging out...')).toBeDisabled(),
  }
  const tooMany = { code: 'over_request_rate_limit', message: 'Too many' }
  const { actor, happen } = start(models.auth)
  // The page begins by asking, and is idle from then on.
  const walk: [type: string, act: () => Promise<unknown>][] = [
    ['xstate.after.slow.auth.identity.loading.prompt', () => page.clock.fastForward(8_000)],
    [
      'refresh.failed',
      async () => {
        bringProvider()
        // The first failure is tried again without a word.
        await answerTokens({ status: 503, body: 'Service Unavailable' })
        await answerTokens({ status: 429, json: tooMany })
      },
    ],
    ['retry.requested', () => button('Retry').click()],
    ['TOKEN_REFRESHED', () => answerTokens({ json: ada })],
    [
      'token.refused',
      () => {
        isRefusing = true
        return page.reload()
      },
    ],
    [
      'xstate.done.actor.renewal',
      () => {
        isRefusing = false
        return answerTokens({ json: { ...ada, access_token: 'access-ada-2' } })
      },
    ],
    ['signOut.requested', () => button('Logout').click()],
    ['xstate.error.actor.signOut', () => answerSignOut({ status: 429, json: tooMany })],
    [
      'SIGNED_OUT',
      () =>
        page.evaluate((key) => {
          localStorage.removeItem(key)
          new BroadcastChannel(key).postMessage({ event: 'SIGNED_OUT', session: null })
        }, sessionKey),
    ],
  ]
  for (const [type, act] of walk) {
    await test.step(type, async () => {
      await act()
      const event = models.auth.events.find((one) => one.type === type) ?? { type }
      happen(event)
      for (const state of nameOf(actor.getSnapshot().value).split(' '))
        await test.step(state, async () => {
          const look = shown[state]
          if (!look) throw new Error(`Nothing is known to be seen in ${state}`)
          await look()
        })
    })
  }
})
