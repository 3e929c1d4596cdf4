import type { Deed } from 'machine-workbench/source/journeys'
import { storeFromOtherTab, tellFromOtherTab } from 'machine-workbench/source/stage'
import type { Session } from '@/data/provider/sessionTypes'
import { sessionStorageKey } from '@/data/provider/supabaseAddress'

/** Stores a session, as a browser holds it that somebody has used before. */
export const storeSession = (session: Session) =>
  localStorage.setItem(sessionStorageKey, JSON.stringify(session))

/** What another tab of the same browser does, as this tab gets to know it. */
export const otherTab = {
  signsIn: (session: Session): Deed => ({
    do: 'act',
    name: `Another tab signs in as ${session.user.email}`,
    act: () => {
      storeFromOtherTab(sessionStorageKey, JSON.stringify(session))
      tellFromOtherTab(sessionStorageKey, { event: 'SIGNED_IN', session })
    },
  }),
  signsOut: {
    do: 'act',
    name: 'Another tab signs out',
    act: () => {
      storeFromOtherTab(sessionStorageKey, null)
      tellFromOtherTab(sessionStorageKey, { event: 'SIGNED_OUT', session: null })
    },
  },
  clearsStorage: {
    do: 'act',
    name: 'Another tab clears the storage',
    act: () => {
      localStorage.clear()
      sessionStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    },
  },
  damagesSession: {
    do: 'act',
    name: 'Another tab damages the session',
    act: () => localStorage.setItem(sessionStorageKey, '{"access_token":"eyJ'),
  },
} as const satisfies Record<string, Deed | ((session: Session) => Deed)>
