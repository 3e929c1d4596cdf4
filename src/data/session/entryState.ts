import { isRecord } from '@/data/text/shapes'
import { type AccountPath, parseAccountPath } from './accountPath'
import { knownProblems, type LinkProblem } from './arrival'

/** The site's state in an entry of the browser's history; nothing of it is in the address. */
export type EntryState = {
  /** An address typed on the previous page, to prefill a form. */
  email?: string | undefined
  /** The address that a mail was just sent to; survives a reload. */
  sentTo?: string | undefined
  /** The referral code of the registration after which that mail was sent. */
  usedRef?: string | undefined
  /** The page of the user area that was asked for, to which every way in leads. */
  returnTo?: AccountPath | undefined
  /** The address of a confirmation link, on the page that sets a new password for its account. */
  choosesFor?: string | undefined
  /** The new address of an account, after the second link of its change. */
  changedTo?: string | undefined
  /** The asset's view was opened from the market page, to which Back leads. */
  openedFromMarket?: boolean | undefined
  /** The address of a refused link that is known to wait for its confirmation. */
  unconfirmed?: string | undefined
  /** The problem of the link that led here. */
  linkProblem?: LinkProblem | undefined
}

/** The same before it is parsed: another release of the site, or an extension, may have written it. */
export type UnparsedEntryState = { [Name in keyof EntryState]?: unknown }

const parseFilled = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** Parses the state of an entry of the history; what it does not know is omitted. */
export function parseEntryState(state: unknown): EntryState {
  const entry: UnparsedEntryState = isRecord(state) ? state : {}
  return {
    email: parseFilled(entry.email),
    sentTo: parseFilled(entry.sentTo),
    usedRef: parseFilled(entry.usedRef),
    returnTo: parseAccountPath(entry.returnTo),
    choosesFor: parseFilled(entry.choosesFor),
    changedTo: parseFilled(entry.changedTo),
    openedFromMarket: entry.openedFromMarket === true,
    unconfirmed: parseFilled(entry.unconfirmed),
    linkProblem: knownProblems.find((known) => known === entry.linkProblem),
  }
}
