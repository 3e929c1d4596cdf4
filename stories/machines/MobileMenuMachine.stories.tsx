import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { MenuDialog } from '@/components/layout/MenuDialog'
import { MobileMenu } from '@/components/layout/MobileMenu'
import { MobileMenuSheet } from '@/components/layout/MobileMenuSheet'
import { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import { containers } from '@/theme/conditions'
import { ignore } from '../fixtures'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Mobile menu' }

const events = [
  { type: 'menu.toggled' },
  { type: 'link.chosen' },
  { type: 'menu.dismissed' },
  { type: 'address.changed' },
  { type: 'window.widened' },
]

const frame = (value: 'closed' | 'open') => (
  <MachineFrame snapshot={mobileMenuMachine.resolveState({ value })} events={events}>
    <LiveFrame>
      {value === 'open' ? (
        <OpenSheet />
      ) : (
        <chakra.div
          width="20rem"
          maxWidth="full"
          css={{ containerType: 'inline-size', containerName: containers.header }}
        >
          <MobileMenu />
        </chakra.div>
      )}
    </LiveFrame>
  </MachineFrame>
)

/** The open sheet, but not modal, and no wider than its place beside the machine. */
function OpenSheet() {
  const unused = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.show(), [])
  return (
    <chakra.div height="100dvh" maxWidth="28rem" css={{ contain: 'layout' }}>
      <MenuDialog
        menu={{ id: 'menu', button: unused, dialog: sheet, isOpen: true, send: ignore, toggle: ignore }}
        side="right"
      >
        <MobileMenuSheet />
      </MenuDialog>
    </chakra.div>
  )
}

export const Closed = () => frame('closed')

export const Open = () => frame('open')
