import { useLocation } from '@tanstack/react-router'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import { elsewhereEntries, searchEntries } from '@/data/registries/searchEntries'
import { type FoundGroup, findEntries, groupEntries } from '@/data/rules/findEntries'
import { type Motion, type SearchAction, useSearchActions } from './useSearchActions'

export type Results = { groups: FoundGroup<SearchAction>[]; options: SearchAction[]; message: string }

const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** The results for a text; for none, where most visitors go. */
export function useResults(text: string, motion?: Motion): Results {
  const isSignedIn = usePresumedSession() !== null
  const isInAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const actions = useSearchActions(motion)
  const entries: SearchAction[] = [...searchEntries({ isSignedIn, isInAdmin }), ...actions]
  const isEmpty = text.trim() === ''
  const found = isEmpty
    ? groupEntries(entries.filter(({ isSuggested }) => isSuggested))
    : findEntries(text, entries)
  const groups = found.length > 0 ? found : groupEntries<SearchAction>(elsewhereEntries(text))
  const options = groups.flatMap((group) => group.entries)
  const copied = actions.find(({ id, name }) => id === 'copy' && name !== 'Copy link to this page')
  const message = found.length > 0 ? counted(options.length) : 'Nothing found. You can look elsewhere.'
  return { groups, options, message: copied?.name ?? (isEmpty ? '' : message) }
}
