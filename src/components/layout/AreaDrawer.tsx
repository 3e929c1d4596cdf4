import { chakra } from '@chakra-ui/react/styled-system'
import { AreaNavigation, type AreaNavigationProps } from './AreaNavigation'
import { MenuButton } from './MenuButton'
import { MenuDialog } from './MenuDialog'
import { ThemeSwitch } from './ThemeSwitch'
import { useMenuDialog } from './useMenuDialog'

export type AreaDrawerProps = Pick<AreaNavigationProps, 'name' | 'items'> & {
  /** Pages outside the area, set apart below its own. */
  elsewhere?: AreaNavigationProps['items'] | undefined
}

/** The replacement for the sidebar in a narrow frame: a button, and the area's pages in a drawer. */
export function AreaDrawer({ elsewhere, ...area }: AreaDrawerProps) {
  const menu = useMenuDialog()
  const choose = () => menu.send({ type: 'link.chosen' })
  return (
    <chakra.div ms="-2.5" _areaSidebar={{ display: 'none' }}>
      <MenuButton menu={menu} />
      <MenuDialog menu={menu} side="left">
        <AreaNavigation {...area} scroller={menu.dialog} onChoose={choose} />
        {elsewhere ? (
          <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="4">
            <AreaNavigation name="Public site" items={elsewhere} onChoose={choose} />
          </chakra.div>
        ) : null}
        <chakra.div mt="auto">
          <ThemeSwitch />
        </chakra.div>
      </MenuDialog>
    </chakra.div>
  )
}
