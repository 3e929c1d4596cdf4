import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import { searchTexts } from '@/data/content/search'
import { type FoundGroup, findEntries, groupEntries } from '@/data/search/findEntries'
import { elsewhereEntries, searchEntries } from '@/data/search/searchEntries'
import { meantWords } from '@/data/text/searchWords'
import { type Motion, type SearchAction, useSearchActions } from './useSearchActions'

export type Results = {
  groups: FoundGroup<SearchAction>[]
  options: SearchAction[]
  message: string
  /** The words that are highlighted in the results. */
  words: string[]
}

const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** The results for a text; for none, where most visitors go. */
export function useResults(text: string, motion?: Motion): Results {
  const isSignedIn = usePresumedSession() !== null
  const isInAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const fixed = useMemo(() => searchEntries({ isSignedIn, isInAdmin }), [isSignedIn, isInAdmin])
  const actions = useSearchActions(motion)
  const entries: SearchAction[] = [...fixed, ...actions]
  const isEmpty = text.trim() === ''
  const found = isEmpty
    ? groupEntries(entries.filter(({ isSuggested }) => isSuggested))
    : findEntries(text, entries)
  const groups = found.length > 0 ? found : groupEntries<SearchAction>(elsewhereEntries(text))
  const options = groups.flatMap((group) => group.entries)
  const copied = actions.find(({ id, name }) => id === 'copy' && name !== searchTexts.copy)
  const message = found.length > 0 ? counted(options.length) : searchTexts.nothing
  return { groups, options, message: copied?.name ?? (isEmpty ? '' : message), words: meantWords(text) }
}
