import { Container } from '@chakra-ui/react/container'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { LogoLink } from '@/components/layout/LogoLink'
import { mainNavigation } from '@/data/navigation'

export type AccountHint = 'unknown' | 'signedIn' | 'signedOut'

export type PublicHeaderProps = { account: AccountHint }

/** The fixed header of the public pages: logo, main navigation and the way in. */
export function PublicHeader({ account }: PublicHeaderProps) {
  return (
    <chakra.header
      position="fixed"
      insetX="0"
      top="0"
      zIndex="sticky"
      height="header"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg="bg/85"
      backdropFilter="blur({blurs.md})"
    >
      <Container display="flex" alignItems="center" height="full" gap={{ base: '3', md: '10' }}>
        <chakra.div flexShrink="0">
          <LogoLink compact />
        </chakra.div>
        <chakra.nav aria-label="Main" hideBelow="md">
          <HStack as="ul" gap="1">
            {mainNavigation.map((item) => (
              <li key={item.to}>
                <ButtonLink
                  to={item.to}
                  variant="ghost"
                  size="sm"
                  fontWeight="medium"
                  color="fg.muted"
                  _hover={{ color: 'fg' }}
                  _currentPage={{ color: 'brand.fg' }}
                  activeOptions={{ exact: true }}
                >
                  {item.name}
                </ButtonLink>
              </li>
            ))}
          </HStack>
        </chakra.nav>
        <HStack gap={{ base: '1', sm: '2' }} ms="auto">
          {account === 'signedIn' ? (
            <ButtonLink to="/dashboard" size="sm" minH="11">
              Dashboard
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login" variant="ghost" size="sm" minH="11">
                Login
              </ButtonLink>
              <ButtonLink to="/register" size="sm" minH="11">
                Sign Up
              </ButtonLink>
            </>
          )}
        </HStack>
      </Container>
    </chakra.header>
  )
}
