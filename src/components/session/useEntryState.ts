import { useLocation } from '@tanstack/react-router'
import { type EntryState, parseEntryState } from '@/data/session/entryState'

/** What the shown entry of the history keeps by a name. */
export function useEntryState<Name extends keyof EntryState>(name: Name): EntryState[Name] {
  const state = useLocation({ select: ({ state }) => state })
  return parseEntryState(state)[name]
}
