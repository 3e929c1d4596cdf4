import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { footerNavigationId } from '@/data/registries/navigation'
import { MenuButton } from './MenuButton'
import { MobileMenuSheet } from './MobileMenuSheet'
import { useMenuDialog } from './useMenuDialog'

/** The menu of a narrow header: a button and the dialog that it opens. */
export function MobileMenu() {
  const menu = useMenuDialog()
  return (
    <chakra.div me="-2.5" _headerFull={{ display: 'none' }}>
      <MenuButton menu={menu} css={{ display: 'none', _scripted: { display: 'inline-flex' } }} />
      <noscript>
        <ButtonLink to="." hash={footerNavigationId} variant="ghost" size="sm" minH="11">
          Menu
        </ButtonLink>
      </noscript>
      <MobileMenuSheet menu={menu} />
    </chakra.div>
  )
}
