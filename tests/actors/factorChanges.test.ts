import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { factorChanges } from '@/actors/factorChanges'
import { authMachine } from '@/machines/authMachine'
import { factorsMachine } from '@/machines/factorsMachine'
import { testNow } from '../../models/clock'
import { sessionOf, sessionWithFactor } from '../../models/sessions'

it('has the list read when somebody comes back, and when the session of another tab lists other factors', () => {
  const tab = Object.assign(new EventTarget(), { hidden: false })
  const browser = new EventTarget()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', browser)
  const auth = createActor(authMachine, { input: { code: null, problem: null } }).start()
  const session = sessionOf('ada')
  auth.send({ type: 'INITIAL_SESSION', session, now: testNow })
  const factors = createActor(factorsMachine.provide({ actors: { changes: factorChanges(auth) } })).start()
  const needed = vi.fn()
  factors.on('list.needed', needed)

  const asked = (happen: () => void) => {
    needed.mockClear()
    happen()
    return needed.mock.calls.length
  }
  const showTab = (isShown: boolean) => () => {
    tab.hidden = !isShown
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  const focus = () => browser.dispatchEvent(new Event('focus'))
  const renew = (renewed: typeof session) => () => auth.send({ type: 'TOKEN_REFRESHED', session: renewed })
  const added = sessionWithFactor('ada', 'aal2')

  expect([asked(showTab(false)), asked(focus), asked(showTab(true)), asked(focus)]).toEqual([0, 0, 1, 1])
  expect(asked(renew({ ...session, access_token: 'renewed' })), 'the same factors').toBe(0)
  expect([asked(renew(added)), asked(renew(added)), asked(renew(session))]).toEqual([1, 0, 1])
  factors.stop()
  expect([asked(showTab(true)), asked(focus), asked(renew(added))]).toEqual([0, 0, 0])
})
