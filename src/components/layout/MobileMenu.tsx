import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { Menu } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { headerRoom } from '@/components/layout/headerRoom'
import { MobileMenuSheet } from '@/components/layout/MobileMenuSheet'
import type { PublicHeaderProps } from '@/components/layout/PublicHeader'
import { footerNavigationId } from '@/data/navigation'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'

/** What a header without room for everything has instead: a button and the dialog that it opens. */
export function MobileMenu({ account }: PublicHeaderProps) {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
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
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => send({ type: 'menu.dismissed' })),
    [router, send],
  )
  useEffect(() => {
    if (!toggle.current) return
    // The style sheet alone knows when the header has room: the button is gone then.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) send({ type: 'window.widened' })
    })
    observer.observe(toggle.current)
    return () => observer.disconnect()
  }, [send])
  return (
    <chakra.div me="-2.5" css={{ [headerRoom.everything]: { display: 'none' } }}>
      <Button
        ref={toggle}
        type="button"
        variant="ghost"
        px="0"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={snapshot.matches('open')}
        aria-controls={id}
        onClick={() => send({ type: 'menu.toggled' })}
        css={{ display: 'none', '[data-motion] &': { display: 'inline-flex' } }}
      >
        <Icon as={Menu} boxSize="6" />
      </Button>
      <noscript>
        <ButtonLink to="." hash={footerNavigationId} variant="ghost" size="sm" minH="11">
          Menu
        </ButtonLink>
      </noscript>
      <MobileMenuSheet ref={dialog} id={id} account={account} send={send} />
    </chakra.div>
  )
}
