import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

/** Runs a menu that opens as a modal dialog: what its `MenuButton` and its `MenuDialog` are handed. */
export function useMenuDialog() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [snapshot, send] = useActor(
    mobileMenuMachine.provide({
      actions: {
        showDialog: () => dialog.current?.showModal(),
        hideDialog: () => dialog.current?.close(),
      },
    }),
  )
  const router = useRouter()
  useEffect(() => {
    let known = router.state.location.href
    return router.subscribe('onBeforeNavigate', ({ toLocation: { href } }) => {
      // Loading the same page anew, as when it is known who is signed in, is no reason to close.
      if (href === known) return
      known = href
      send({ type: 'menu.dismissed' })
    })
  }, [router, send])
  useEffect(() => {
    if (!button.current) return
    // The style sheet alone knows when there is room without a menu: the button is gone then.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) send({ type: 'window.widened' })
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [send])
  return { id, button, dialog, isOpen: snapshot.matches('open'), send }
}
