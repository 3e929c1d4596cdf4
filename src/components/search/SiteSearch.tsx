import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useState } from 'react'
import { fromPromise } from 'xstate'
import { addressChange } from '@/actors/addressChange'
import { searchKeys } from '@/actors/searchKeys'
import { notifyFailure } from '@/components/toasts/toaster'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import type { SearchDialogProps } from './SearchDialog'

export type SiteSearchProps = {
  /** Loads the dialog's code. */
  load: () => Promise<ComponentType<Pick<SearchDialogProps, 'onClose'>>>
  children: ReactNode
}

/** What a `SearchButton` needs. */
export const SearchContext = createContext({ isLoading: false, preload: () => {}, request: () => {} })

/** The search of the whole site, for a frame with a `SearchButton`. Its dialog is loaded on demand. */
export function SiteSearch({ load, children }: SiteSearchProps) {
  const [Dialog] = useState(() => lazy(async () => ({ default: await load() })))
  const [snapshot, send] = useActor(
    siteSearchMachine.provide({
      actors: {
        keys: searchKeys,
        code: fromPromise<void>(() => load().then(() => undefined)),
        address: addressChange(useRouter()),
      },
      actions: {
        notifyFailed: () =>
          notifyFailure({
            title: 'Search could not be loaded',
            description: 'Check your connection, then try again.',
          }),
      },
    }),
    useMachineSeam('siteSearch'),
  )
  return (
    <SearchContext
      value={{
        isLoading: snapshot.matches('loading'),
        preload: () => void load().catch(() => undefined),
        request: () => send({ type: 'search.requested' }),
      }}
    >
      {children}
      {snapshot.matches('open') ? (
        <Suspense>
          <Dialog onClose={() => send({ type: 'search.dismissed' })} />
        </Suspense>
      ) : null}
    </SearchContext>
  )
}
