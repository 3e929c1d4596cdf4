import type { StoredChoice } from '@/data/site/storedChoice'
import { followStored, storedText } from '@/data/site/storedText'
import { parseReferralCode } from './parseReferralCode'

/** The referral link by which this browser came first. */
export type Invitation = {
  code: string
  /** Until when it counts, in ms since the epoch; null if it is not stored. */
  until: number | null
  /** The code of a link that was opened since, which does not count. */
  later: string | null
}

/** Lifetime of an invitation in ms. */
const lifetime = 30 * 24 * 3_600_000

const key = 'king-exchange-invitation'
const ofAllTabs = storedText('localStorage', key)
/** Used where the storage of all tabs is refused or full. */
const ofTab = storedText('sessionStorage', key)

/** The stored invitation as text; null without one. */
export const storedInvitation = (): string | null => ofAllTabs.read() ?? ofTab.read()

const listeners = new Set<() => void>()

/** State of this page alone, beside the stored text. */
let unstored: string | null = null
let later: string | null = null
let isMistaken = false

/** The same object for the same text, as React compares them. */
let last: { text: string | null; invitation: Invitation | null } = { text: null, invitation: null }

/** Parses a code and the time at which it came; now, if that is missing or the clock was ahead. */
function parse(text: string | null): Invitation | null {
  const [stored, received] = text?.split(' ') ?? []
  const code = parseReferralCode(stored)
  const now = Date.now()
  return code ? { code, until: Math.min(Number(received) || now, now) + lifetime, later } : null
}

function read(): Invitation | null {
  const text = unstored ?? storedInvitation()
  if (text !== last.text || later !== (last.invitation?.later ?? null))
    last = { text, invitation: parse(text) }
  const { invitation } = last
  return invitation && (invitation.until ?? 0) > Date.now() ? invitation : null
}

const notify = () => {
  for (const onChange of listeners) onChange()
}

/** The invitation of this browser, in all its tabs: null if only a link came that has none, undefined without any link. */
export const invitation: Omit<StoredChoice<Invitation | null | undefined>, 'write'> = {
  initial: undefined,
  read: () => read() ?? (isMistaken ? null : undefined),
  subscribe(onChange) {
    listeners.add(onChange)
    const unfollow = followStored(key, onChange)
    return () => {
      listeners.delete(onChange)
      unfollow()
    }
  },
}

function removeStored() {
  ofAllTabs.remove()
  ofTab.remove()
}

/**
 * Takes the referral code of a link and stores it for 30 days, unless there is another one: the first inviter stays.
 * Returns the code that counts; null if the link's cannot be right, undefined without one.
 */
export function receiveInvitation(link: string | undefined): string | null | undefined {
  const code = parseReferralCode(link)
  const first = read()
  if (code && (!first || first.code === code)) {
    const text = `${code} ${Date.now()}`
    removeStored()
    unstored = ofAllTabs.write(text) || ofTab.write(text) ? null : text
  } else if (code) later = code
  else if (link) isMistaken = true
  notify()
  return invitationCode() ?? (isMistaken ? null : undefined)
}

/** The referral code that counts; null without one. */
export const invitationCode = (): string | null => read()?.code ?? null

/** Removes the invitation, once a registration has used it. */
export function forgetInvitation() {
  unstored = null
  later = null
  isMistaken = false
  removeStored()
  notify()
}
