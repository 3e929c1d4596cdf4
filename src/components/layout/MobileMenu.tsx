import { chakra } from '@chakra-ui/react/styled-system'
import { LaterPart } from '@king-exchange/fast-pages/react'
import { useCallback } from 'react'
import { MenuButton } from './MenuButton'
import { MenuDialog } from './MenuDialog'
import { MobileMenuSheet } from './MobileMenuSheet'
import { useMenuDialog } from './useMenuDialog'

/**
 * The menu of a narrow header: a button and the dialog that it opens. The document holds it as a popover, which opens before
 * the page is hydrated.
 */
export function MobileMenu() {
  const menu = useMenuDialog()
  const { send } = menu
  const choose = useCallback(() => send({ type: 'link.chosen' }), [send])
  return (
    <chakra.div me="-2.5" _headerFull={{ display: 'none' }}>
      {/* Pressed twice before that, it stays open. */}
      <MenuButton menu={menu} popoverTarget={menu.id} popoverTargetAction="show" />
      <MenuDialog menu={menu} side="right" isInDocument>
        <LaterPart>
          <MobileMenuSheet onChoose={choose} />
        </LaterPart>
      </MenuDialog>
    </chakra.div>
  )
}
