import { withStubs } from '@king-exchange/machine-workbench/models'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { type AuthActor, authMachine } from '@/machines/authMachine'
import type { AppRouter } from '@/start/router'
import { startSession } from '@/start/sessionEffects'
import { testNow } from '../../models/clock'
import { sessionOf } from '../../models/sessions'

const staticData = { title: 'A page', description: '' }

/** Time after which the router shows a page that is still loading, in ms. */
const pendingMs = 20

/** A page in the frame of the user area. The frame comes at once, the page when `arrive` is called. */
function openSlowPage() {
  const arrivals: (() => void)[] = []
  const root = createRootRoute()
  const loadFrame = vi.fn(() => Promise.resolve('frame'))
  const frame = createRoute({ getParentRoute: () => root, id: '_account', staticData, loader: loadFrame })
  const page = createRoute({
    getParentRoute: () => frame,
    path: '/wallet',
    staticData,
    loader: () => new Promise<string>((resolve) => arrivals.push(() => resolve('page'))),
  })
  const router = createRouter({
    isServer: false,
    origin: 'https://king-exchange.test',
    routeTree: root.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/wallet'] }),
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => null,
  })
  const arrive = () => {
    for (const come of arrivals.splice(0)) come()
  }
  const statuses = () => router.state.matches.map(({ routeId, status }) => `${routeId} ${status}`)
  return { router, loadFrame, statuses, arrive }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the frame of a page stays while the session becomes known before the page has come', async () => {
  vi.useFakeTimers()
  const { router, loadFrame, statuses, arrive } = openSlowPage()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const auth = createActor(withStubs(authMachine), { input: { code: null, problem: null } })
  startSession(auth as unknown as AuthActor, router as unknown as AppRouter)
  void router.load()
  await vi.advanceTimersByTimeAsync(pendingMs)
  expect(statuses()).toEqual(['__root__ success', '/_account success', '/_account/wallet pending'])

  auth.send({ type: 'INITIAL_SESSION', session: sessionOf('ada'), now: testNow })
  await vi.advanceTimersByTimeAsync(10 * pendingMs)
  expect(statuses()).toEqual(['__root__ success', '/_account success', '/_account/wallet pending'])
  expect(loadFrame).toHaveBeenCalledTimes(1)

  arrive()
  await vi.advanceTimersByTimeAsync(10 * pendingMs)
  expect(loadFrame, 'again, for the user').toHaveBeenCalledTimes(2)
  expect(statuses()[1]).toBe('/_account success')
})
