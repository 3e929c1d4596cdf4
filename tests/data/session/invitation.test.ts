import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFormAnother } from '@/data/session/formDocument'
import { forgetInvitation, invitation, invitationCode, receiveInvitation } from '@/data/session/invitation'
import { refusing, stubStorage } from '../site/stubStorage.ts'

const start = Date.UTC(2026, 10, 25)
const day = 24 * 3_600_000

let local: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  local = stubStorage('localStorage')
  stubStorage('sessionStorage')
})
afterEach(() => {
  forgetInvitation()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the first inviter, whatever links come later, until it is removed', () => {
  expect(invitationCode()).toBeNull()
  expect(receiveInvitation(undefined)).toBeUndefined()
  expect(receiveInvitation('a mistake')).toBeNull()
  expect(invitation.read()).toBeNull()
  expect(receiveInvitation('crowndemo7')).toBe('CROWNDEMO7')
  const first = { code: 'CROWNDEMO7', until: start + 30 * day, later: null }
  expect(invitation.read()).toEqual(first)
  expect(receiveInvitation('CROWN7K2QX')).toBe('CROWNDEMO7')
  expect(invitation.read()).toEqual({ ...first, later: 'CROWN7K2QX' })
  expect(receiveInvitation('…')).toBe('CROWNDEMO7')
  expect(receiveInvitation(undefined)).toBe('CROWNDEMO7')
  expect(invitation.read()).toBe(invitation.read())
  forgetInvitation()
  expect([invitation.read(), invitationCode(), local.size]).toEqual([undefined, null, 0])
})

it('lasts for 30 days from the last time that its own link was opened, in any tab', () => {
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start + 20 * day)
  stubStorage('sessionStorage')
  receiveInvitation('CROWN7K2QX')
  expect(invitationCode()).toBe('CROWNDEMO7')
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start + 50 * day - 1)
  expect(invitationCode()).toBe('CROWNDEMO7')
  vi.setSystemTime(start + 50 * day)
  expect(invitationCode()).toBeNull()
  expect(receiveInvitation('CROWN7K2QX')).toBe('CROWN7K2QX')
})

it('is not lost where the clock was ahead, or where the time is missing', () => {
  vi.setSystemTime(start + 400 * day)
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start)
  expect(invitationCode()).toBe('CROWNDEMO7')
  for (const [key] of local) local.set(key, 'CROWN7K2QX')
  expect(invitation.read()).toEqual({ code: 'CROWN7K2QX', until: start + 30 * day, later: null })
})

it('stays in its tab where the storage of all tabs is refused', () => {
  refusing.full?.('localStorage')
  const session = stubStorage('sessionStorage')
  expect(receiveInvitation('CROWNDEMO7')).toBe('CROWNDEMO7')
  expect([invitationCode(), session.size]).toEqual(['CROWNDEMO7', 1])
  forgetInvitation()
  expect([invitationCode(), session.size]).toEqual([null, 0])
})

it('stays on its page without any storage', () => {
  refusing['switched off']?.('localStorage')
  refusing['switched off']?.('sessionStorage')
  expect(receiveInvitation('CROWNDEMO7')).toBe('CROWNDEMO7')
  expect(invitationCode()).toBe('CROWNDEMO7')
  forgetInvitation()
  expect(invitationCode()).toBeNull()
})

it('is followed from tab to tab', () => {
  const events = new EventTarget()
  vi.stubGlobal('window', events)
  const onChange = vi.fn()
  const end = invitation.subscribe(onChange)
  receiveInvitation('CROWNDEMO7')
  expect(onChange).toHaveBeenCalledTimes(1)
  const [key = ''] = local.keys()
  local.set(key, `CROWN7K2QX ${start}`)
  events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(invitationCode()).toBe('CROWN7K2QX')
  end()
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('makes the form another one than that of the document, on its own page', () => {
  const at = (pathname: string) => {
    vi.stubGlobal('window', { location: { pathname, search: '', hash: '' }, history: { state: null } })
    return isFormAnother()
  }
  expect(at('/register')).toBe(false)
  receiveInvitation('CROWNDEMO7')
  expect([at('/register'), at('/login')]).toEqual([true, false])
})
