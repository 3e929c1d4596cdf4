import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCorrection } from '@/components/forms/useCorrection'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import { didYouMean } from '@/data/content/brand'
import { searchTexts } from '@/data/content/search'
import { elsewhereEntries, searchEntries } from '@/data/registries/searchEntries'
import { entryText, type FoundGroup, findEntries, groupEntries } from '@/data/rules/findEntries'
import { meantWords } from '@/data/rules/searchWords'
import { type Motion, type SearchAction, useSearchActions } from './useSearchActions'

export type Results = {
  groups: FoundGroup<SearchAction>[]
  options: SearchAction[]
  message: string
  /** The words that are marked in the results. */
  words: string[]
}

const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)

const textOf = ({ text }: { text: string }) => text

/** The results for a text; for none, where most visitors go. Calls `onRead` to search for something else. */
export function useResults(text: string, onRead: (text: string) => void, motion?: Motion): Results {
  const isSignedIn = usePresumedSession() !== null
  const isInAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const fixed = useMemo(() => searchEntries({ isSignedIn, isInAdmin }), [isSignedIn, isInAdmin])
  const actions = useSearchActions(motion)
  const entries: SearchAction[] = [...fixed, ...actions]
  // Each rendering has new actions, with the same texts.
  const actionTexts = actions.map(entryText).join('\n\n')
  const texts = useMemo(() => {
    const open = fixed.filter(({ onlyWith }) => !onlyWith).map(entryText)
    return [...open, ...actionTexts.split('\n\n')].map((all) => ({ text: all }))
  }, [fixed, actionTexts])
  const correction = useCorrection(text, texts, textOf)

  const isEmpty = text.trim() === ''
  const asWritten = isEmpty
    ? groupEntries(entries.filter(({ isSuggested }) => isSuggested))
    : findEntries(text, entries)
  const read = asWritten.length === 0 && correction?.isSure ? correction.search : text
  const found = read === text ? asWritten : findEntries(read, entries)
  const elsewhere: SearchAction[] = [
    ...(correction
      ? [
          {
            id: 'correction',
            group: 'elsewhere' as const,
            name: didYouMean(correction.search),
            act: () => onRead(correction.search),
            stays: true,
          },
        ]
      : []),
    ...elsewhereEntries(text),
  ]
  const groups = found.length > 0 ? found : groupEntries(elsewhere)
  const options = groups.flatMap((group) => group.entries)
  const copied = actions.find(({ id, name }) => id === 'copy' && name !== searchTexts.copy)
  const nothing = correction ? elsewhere[0]?.name : searchTexts.elsewhere
  const message = found.length > 0 ? counted(options.length) : searchTexts.nothing(nothing)
  return { groups, options, message: copied?.name ?? (isEmpty ? '' : message), words: meantWords(read) }
}
