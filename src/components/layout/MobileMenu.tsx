import { chakra } from '@chakra-ui/react/styled-system'
import { wake } from '@king-exchange/fast-pages/browser'
import { defineIsland, prefetchIsland } from '@king-exchange/fast-pages/react'
import { useEffect } from 'react'
import { MenuButton } from './MenuButton'
import { MenuDialog } from './MenuDialog'
import { MenuContext, useMenuDialog } from './useMenuDialog'

const sheet = defineIsland({
  name: 'menu',
  isOptional: true,
  load: async () => (await import('./MobileMenuSheet')).MobileMenuSheet,
})

/**
 * The menu of a narrow header: a button and the dialog that it opens. The document holds it as a popover, which opens before
 * the page is hydrated; its content is hydrated when it is opened.
 */
export function MobileMenu() {
  const menu = useMenuDialog()
  useEffect(() => prefetchIsland(sheet), [])
  useEffect(() => {
    if (menu.isOpen) wake(sheet.name)
  }, [menu.isOpen])
  return (
    <chakra.div me="-2.5" _headerFull={{ display: 'none' }}>
      {/* Pressed twice before that, it stays open. */}
      <MenuButton menu={menu} popoverTarget={menu.id} popoverTargetAction="show" />
      <MenuContext value={menu.send}>
        <MenuDialog menu={menu} side="right" isInDocument>
          <chakra.div data-island={sheet.name} display="contents">
            {sheet.content}
          </chakra.div>
        </MenuDialog>
      </MenuContext>
    </chakra.div>
  )
}
