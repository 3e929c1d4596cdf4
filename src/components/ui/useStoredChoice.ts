import { useSyncExternalStore } from 'react'
import type { StoredChoice } from '@/data/site/storedChoice'

/** The current value of a choice; its initial one while a prerendered page is hydrated. */
export const useStoredChoice = <Value>({
  subscribe,
  read,
  initial,
}: Omit<StoredChoice<Value>, 'write'>): Value => useSyncExternalStore(subscribe, read, () => initial)
