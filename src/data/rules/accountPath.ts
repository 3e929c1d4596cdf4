import type { HistoryState } from '@tanstack/react-router'

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

export type AccountPath = (typeof accountPaths)[number]

/** Reads an address of the user area; undefined for everything else, above all for other sites. */
export const readAccountPath = (value: unknown): AccountPath | undefined =>
  accountPaths.find((path) => path === value || `${path}/` === value)

/**
 * The history's state for a link or a redirect from one page of signing in to another: it takes the page along that was
 * asked for.
 */
export const withReturn =
  (state: HistoryState = {}) =>
  ({ returnTo }: HistoryState): HistoryState =>
    returnTo ? { ...state, returnTo } : state
