import type { HistoryState } from '@tanstack/react-router'
import { textOf } from '@/data/text/shapes'

/** The addresses of the user area, to which a way in may lead. */
const accountPaths = [
  '/dashboard',
  '/wallet',
  '/trading',
  '/staking',
  '/nft',
  '/cards',
  '/kyc',
  '/settings',
  '/settings/security',
  '/notifications',
  '/community',
  '/user-support',
] as const

type Page = (typeof accountPaths)[number]

/** An address of the user area, with its query and fragment. */
export type AccountPath = Page | `${Page}${'?' | '#'}${string}`

/**
 * Parses an address of the user area, of which a query and a fragment may be any that a browser writes; undefined for
 * everything else, above all for other sites.
 */
export function parseAccountPath(value: unknown): AccountPath | undefined {
  const [, path, asked = ''] = /^([^?#]*)([?#][!-~]{0,500})?$/.exec(textOf(value)) ?? []
  const page = accountPaths.find((known) => known === path || `${known}/` === path)
  return page && (`${page}${asked}` as AccountPath)
}

/**
 * The history's state for a link or a redirect from one page of signing in to another: it takes the page along that was
 * asked for.
 */
export const withReturn =
  (state: HistoryState = {}) =>
  ({ returnTo }: HistoryState): HistoryState => {
    const path = parseAccountPath(returnTo)
    return path ? { ...state, returnTo: path } : state
  }
