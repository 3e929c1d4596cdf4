import { HStack, Stack } from '@chakra-ui/react/stack'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LanguageMenu } from './LanguageMenu'
import { MenuDialog, type MenuDialogProps } from './MenuDialog'
import { MobileMenuLinks, type MobileMenuLinksProps } from './MobileMenuLinks'
import type { PublicHeaderProps } from './PublicHeader'

export type MobileMenuSheetProps = PublicHeaderProps & Pick<MenuDialogProps, 'ref' | 'id' | 'send'>

/** The menu of the public pages: what their header has no room for. */
export function MobileMenuSheet({ ref, id, account, send }: MobileMenuSheetProps) {
  const choose = () => send({ type: 'link.chosen' })
  return (
    <MenuDialog ref={ref} id={id} send={send} side="right">
      <MobileMenuLinks onChoose={choose} />
      <Stack gap="4" mt="auto">
        <MenuActions account={account} onChoose={choose} />
        <LanguageMenu opens="up" />
      </Stack>
    </MenuDialog>
  )
}

function MenuActions({ account, onChoose }: PublicHeaderProps & MobileMenuLinksProps) {
  return account === 'signedIn' ? (
    <ButtonLink to="/dashboard" size="lg" onClick={onChoose}>
      Dashboard
    </ButtonLink>
  ) : (
    <HStack gap="3" wrap="wrap">
      <ButtonLink to="/login" variant="outline" size="lg" flex="1" onClick={onChoose}>
        Login
      </ButtonLink>
      <ButtonLink to="/register" size="lg" flex="1" onClick={onChoose}>
        Sign Up
      </ButtonLink>
    </HStack>
  )
}
