import type { HistoryState } from '@tanstack/react-router'

/**
 * The history's state for a link or a redirect from one page of signing in to another: it takes the page along that was
 * asked for.
 */
export const withReturn =
  (state: HistoryState = {}) =>
  ({ returnTo }: HistoryState): HistoryState =>
    returnTo ? { ...state, returnTo } : state
