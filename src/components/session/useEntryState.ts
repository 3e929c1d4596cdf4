import { useLocation } from '@tanstack/react-router'
import { type EntryState, parseEntryState } from '@/data/session/entryState'

/** A field of the shown history entry's state. */
export function useEntryState<Name extends keyof EntryState>(name: Name): EntryState[Name] {
  const state = useLocation({ select: ({ state }) => state })
  return parseEntryState(state)[name]
}
