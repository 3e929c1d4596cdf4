import { chakra } from '@chakra-ui/react/styled-system'
import { AreaNavigation, type AreaNavigationProps } from './AreaNavigation'
import { MenuButton } from './MenuButton'
import { MenuDialog } from './MenuDialog'
import { useMenuDialog } from './useMenuDialog'

export type AreaDrawerProps = Omit<AreaNavigationProps, 'onChoose'>

/** The replacement for the sidebar in a narrow frame: a button, and the area's pages in a drawer. */
export function AreaDrawer(navigation: AreaDrawerProps) {
  const menu = useMenuDialog()
  return (
    <chakra.div ms="-2.5" _areaSidebar={{ display: 'none' }}>
      <MenuButton menu={menu} />
      <MenuDialog ref={menu.dialog} id={menu.id} send={menu.send} side="left">
        <AreaNavigation {...navigation} onChoose={() => menu.send({ type: 'link.chosen' })} />
      </MenuDialog>
    </chakra.div>
  )
}
