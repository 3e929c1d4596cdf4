import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isFormAnother } from '@/data/session/formDocument'
import { forgetInvitation, invitation, readInvitation, receiveInvitation } from '@/data/session/invitation'

/** A storage as browsers have it; what it holds lies in `items`. */
function storage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const closed = { items: new Map<string, string>(), getItem: refuse, setItem: refuse, removeItem: refuse }
const full = () => ({
  ...storage(),
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError')
  },
})

const start = Date.UTC(2026, 10, 25)
const day = 24 * 3_600_000

/** Opens a tab with these storages. */
function openTab(local: object, session: object) {
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
}

let local: ReturnType<typeof storage>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  local = storage()
  openTab(local, storage())
})
afterEach(() => {
  forgetInvitation()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the first inviter, whatever links come later, until it is removed', () => {
  expect(readInvitation()).toBeNull()
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
  expect([invitation.read(), readInvitation(), local.items.size]).toEqual([undefined, null, 0])
})

it('lasts for 30 days from the last time that its own link was opened, in any tab', () => {
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start + 20 * day)
  openTab(local, storage())
  receiveInvitation('CROWN7K2QX')
  expect(readInvitation()).toBe('CROWNDEMO7')
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start + 50 * day - 1)
  expect(readInvitation()).toBe('CROWNDEMO7')
  vi.setSystemTime(start + 50 * day)
  expect(readInvitation()).toBeNull()
  expect(receiveInvitation('CROWN7K2QX')).toBe('CROWN7K2QX')
})

it('is not lost where the clock was ahead, or where the time is missing', () => {
  vi.setSystemTime(start + 400 * day)
  receiveInvitation('CROWNDEMO7')
  vi.setSystemTime(start)
  expect(readInvitation()).toBe('CROWNDEMO7')
  for (const [key] of local.items) local.items.set(key, 'CROWN7K2QX')
  expect(invitation.read()).toEqual({ code: 'CROWN7K2QX', until: start + 30 * day, later: null })
})

it.each([
  ['refused', () => closed],
  ['full', full],
])('stays in its tab where the storage of all tabs is %s', (_, open) => {
  const session = storage()
  openTab(open(), session)
  expect(receiveInvitation('CROWNDEMO7')).toBe('CROWNDEMO7')
  expect([readInvitation(), session.items.size]).toEqual(['CROWNDEMO7', 1])
  forgetInvitation()
  expect([readInvitation(), session.items.size]).toEqual([null, 0])
})

it('stays on its page without any storage', () => {
  openTab(closed, closed)
  expect(receiveInvitation('CROWNDEMO7')).toBe('CROWNDEMO7')
  expect(readInvitation()).toBe('CROWNDEMO7')
  forgetInvitation()
  expect(readInvitation()).toBeNull()
})

it('is followed from tab to tab', () => {
  const events = new EventTarget()
  vi.stubGlobal('window', events)
  const onChange = vi.fn()
  const end = invitation.subscribe(onChange)
  receiveInvitation('CROWNDEMO7')
  expect(onChange).toHaveBeenCalledTimes(1)
  const [key = ''] = local.items.keys()
  local.items.set(key, `CROWN7K2QX ${start}`)
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
  expect(onChange).toHaveBeenCalledTimes(1)
  events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(readInvitation()).toBe('CROWN7K2QX')
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
