import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useId, useRef } from 'react'
import { addressChange } from '@/actors/addressChange'
import { elementHidden } from '@/actors/elementHidden'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

/** Runs a menu that opens as a modal dialog. Returns the props of its `MenuButton` and `MenuDialog`. */
export function useMenuDialog() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [snapshot, send] = useActor(
    ...useMachineSeam(
      mobileMenuMachine.provide({
        actors: { address: addressChange(useRouter()), window: elementHidden(() => button.current) },
        actions: {
          showDialog: () => dialog.current?.showModal(),
          hideDialog: () => dialog.current?.close(),
        },
      }),
    ),
  )
  return { id, button, dialog, isOpen: snapshot.matches('open'), send }
}
