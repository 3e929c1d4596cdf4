import { Container } from '@chakra-ui/react/container'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { SearchButton } from '@/components/search/SearchButton'
import { ByAccount } from '@/components/session/ByAccount'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { LogoLink } from '@/components/ui/LogoLink'
import { containers } from '@/theme/conditions'
import { LanguageMenu } from './LanguageMenu'
import { MainNavigation } from './MainNavigation'
import { MobileMenu } from './MobileMenu'

/** The fixed header of the public pages: logo, main navigation, languages, login. What does not fit is in the menu. */
export function PublicHeader() {
  return (
    <chakra.header
      position={{ base: 'fixed', _lowWindow: 'absolute' }}
      insetX="0"
      top="0"
      zIndex="sticky"
      height="header"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg="bg/85"
      backdropFilter="blur({blurs.md})"
      css={{ containerType: 'inline-size', containerName: containers.header }}
    >
      <Container display="flex" alignItems="center" height="full" gap="3" _headerSpacious={{ gap: '5' }}>
        <chakra.div flexShrink="0">
          <LogoLink compact />
        </chakra.div>
        <MainNavigation />
        <HStack ms="auto" gap="0" _headerSpacious={{ gap: '2' }} _print={{ display: 'none' }}>
          <chakra.div display="none" _headerLogin={{ display: 'block' }}>
            <SearchButton />
          </chakra.div>
          <chakra.div display="none" _headerLanguages={{ display: 'block' }}>
            <LanguageMenu />
          </chakra.div>
          <AccountLinks />
          <MobileMenu />
        </HStack>
      </Container>
    </chakra.header>
  )
}

function AccountLinks() {
  const last = { size: 'sm', minH: '11', css: { _headerNoSignUp: { display: 'none' } } } as const
  return (
    <ByAccount
      user={
        <ButtonLink to="/dashboard" {...last}>
          Dashboard
        </ButtonLink>
      }
      visitor={
        <>
          <ButtonLink
            to="/login"
            variant="ghost"
            size="sm"
            minH="11"
            display="none"
            _headerLogin={{ display: 'inline-flex' }}
          >
            Login
          </ButtonLink>
          <ButtonLink to="/register" {...last}>
            Sign Up
          </ButtonLink>
        </>
      }
    />
  )
}
