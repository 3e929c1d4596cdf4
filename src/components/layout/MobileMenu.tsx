import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { headerRoom } from '@/components/ui/headerRoom'
import { footerNavigationId } from '@/data/registries/navigation'
import { MenuButton } from './MenuButton'
import { MobileMenuSheet } from './MobileMenuSheet'
import type { PublicHeaderProps } from './PublicHeader'
import { useMenuDialog } from './useMenuDialog'

/** What a header without room for everything has instead: a button and the dialog that it opens. */
export function MobileMenu({ account }: PublicHeaderProps) {
  const menu = useMenuDialog()
  return (
    <chakra.div me="-2.5" css={{ [headerRoom.everything]: { display: 'none' } }}>
      <MenuButton menu={menu} css={{ display: 'none', '[data-motion] &': { display: 'inline-flex' } }} />
      <noscript>
        <ButtonLink to="." hash={footerNavigationId} variant="ghost" size="sm" minH="11">
          Menu
        </ButtonLink>
      </noscript>
      <MobileMenuSheet ref={menu.dialog} id={menu.id} account={account} send={menu.send} />
    </chakra.div>
  )
}
