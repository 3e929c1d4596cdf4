import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useCallback, useEffect, useId, useRef } from 'react'
import { addressChange } from '@/actors/addressChange'
import { elementHidden } from '@/actors/elementHidden'
import { openModal } from '@/components/ui/modalDialog'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

/** True if it was opened by the browser alone, before the page was hydrated; it stays a popover until it is closed. */
const isPopover = (dialog: HTMLDialogElement | null) => dialog?.matches(':popover-open') ?? false

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
          showDialog: () => {
            if (!isPopover(dialog.current)) openModal(dialog.current)
          },
          hideDialog: () => {
            if (isPopover(dialog.current)) dialog.current?.hidePopover()
            else dialog.current?.close()
          },
        },
      }),
    ),
  )
  /** Tells of a dialog that the browser has closed. Its own event comes later, and a press may come before that. */
  const follow = useCallback(() => {
    if (!dialog.current?.open && !isPopover(dialog.current)) send({ type: 'menu.dismissed' })
  }, [send])
  useEffect(() => {
    const sheet = dialog.current
    if (isPopover(sheet)) send({ type: 'menu.toggled' })
    sheet?.addEventListener('toggle', follow)
    return () => sheet?.removeEventListener('toggle', follow)
  }, [send, follow])
  const toggle = () => {
    follow()
    send({ type: 'menu.toggled' })
  }
  return { id, button, dialog, isOpen: snapshot.matches('open'), send, toggle }
}
