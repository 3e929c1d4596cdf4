import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { type ComponentType, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { addressChange } from '@/actors/addressChange'
import { searchRequests } from '@/actors/searchRequests'
import { notifyFailure } from '@/components/toasts/toaster'
import { searchNotLoaded } from '@/data/content/lost'
import { loadForPress } from '@/data/site/loadForPress'
import { siteSearchMachine } from '@/machines/siteSearchMachine'
import type { SearchDialogProps } from './SearchDialog'

export type SiteSearchProps = {
  /** Loads the dialog's code. */
  load: () => Promise<ComponentType<Pick<SearchDialogProps, 'onClose'>>>
}

/** The search of the whole site. Its dialog is loaded when it is asked for, or a little before. */
export function SiteSearch({ load }: SiteSearchProps) {
  const [Dialog, setDialog] = useState<ComponentType<Pick<SearchDialogProps, 'onClose'>> | null>(null)
  const [snapshot, send] = useActor(
    ...useMachineSeam(
      siteSearchMachine.provide({
        actors: {
          requests: searchRequests(() => void load().catch(() => undefined)),
          code: fromPromise<void>(() => loadForPress(load).then(() => undefined)),
          address: addressChange(useRouter()),
        },
        actions: {
          notifyFailed: () => notifyFailure(searchNotLoaded),
        },
      }),
    ),
  )
  const isOpen = snapshot.matches('open')
  // Not by `lazy`: React shows what was suspended 300 ms late, also what has long been loaded.
  useEffect(() => {
    if (isOpen) void load().then((loaded) => setDialog(() => loaded))
  }, [isOpen, load])
  return (
    <>
      {snapshot.matches('loading') ? <VisuallyHidden role="status">Loading search…</VisuallyHidden> : null}
      {isOpen && Dialog ? <Dialog onClose={() => send({ type: 'search.dismissed' })} /> : null}
    </>
  )
}
