import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Bell, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { LogoLink } from '@/components/layout/LogoLink'
import { SkipLink } from '@/components/layout/SkipLink'
import { accountNavigation } from '@/data/accountNavigation'
import { kycBadgeReading } from '@/data/kyc'
import { KycBadge } from './KycBadge'

/** What the layout shows of the signed-in user. */
export type AccountHolder = { name: string; kycStatus: string | null }

export type AccountLayoutProps = {
  /** Null while nobody is signed in: nothing private is shown then. */
  holder: AccountHolder | null
  isSigningOut: boolean
  onSignOut: () => void
  children: ReactNode
}

/** The frame of the user area: a sidebar on wide screens, a bar to scroll on narrow ones. */
export function AccountLayout({ holder, isSigningOut, onSignOut, children }: AccountLayoutProps) {
  return (
    <chakra.div
      display="grid"
      minHeight="100dvh"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: '16rem minmax(0, 1fr) auto' }}
      gridTemplateRows={{ base: 'auto auto auto 1fr', lg: 'auto 1fr' }}
      gridTemplateAreas={{
        base: '"logo actions" "holder holder" "navigation navigation" "main main"',
        lg: '"logo holder actions" "navigation main main"',
      }}
    >
      <SkipLink />
      <chakra.header display="contents">
        <HStack
          gridArea="logo"
          background="bg.panel"
          paddingInline={{ base: '4', lg: '6' }}
          minHeight="header"
        >
          <div>
            <LogoLink compact />
          </div>
        </HStack>
        <HStack
          gridArea="holder"
          gap="3"
          wrap="wrap"
          minWidth="0"
          paddingInline={{ base: '4', lg: '8' }}
          paddingBlock={{ base: holder ? '3' : '0', lg: '0' }}
          background={{ base: 'bg.panel', lg: 'bg' }}
          borderBottomWidth={{ lg: '1px' }}
        >
          {holder ? <HolderLine holder={holder} /> : null}
        </HStack>
        <HStack
          gridArea="actions"
          gap="1"
          paddingInlineEnd={{ base: '1', lg: '6' }}
          background={{ base: 'bg.panel', lg: 'bg' }}
          borderBottomWidth={{ lg: '1px' }}
        >
          {holder ? <HolderActions isSigningOut={isSigningOut} onSignOut={onSignOut} /> : null}
        </HStack>
        <AccountNavigation />
      </chakra.header>
      <chakra.main
        id="main"
        tabIndex={-1}
        gridArea="main"
        minWidth="0"
        width="full"
        maxWidth="8xl"
        padding={{ base: '4', md: '8' }}
      >
        {children}
      </chakra.main>
    </chakra.div>
  )
}

function AccountNavigation() {
  return (
    <chakra.nav
      aria-label="Account"
      gridArea="navigation"
      display="flex"
      flexDirection={{ lg: 'column' }}
      gap="1"
      overflowX="auto"
      background="bg.panel"
      padding={{ base: '2', lg: '4' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
    >
      {accountNavigation.map(({ to, name, icon }) => (
        <ButtonLink
          key={to}
          to={to}
          variant="ghost"
          justifyContent="flex-start"
          flexShrink="0"
          fontWeight="medium"
          color="fg.muted"
          activeProps={{ 'aria-current': 'page' }}
          _currentPage={{ background: 'bg.raised', color: 'brand.fg' }}
        >
          <Icon as={icon} size="sm" />
          {name}
        </ButtonLink>
      ))}
    </chakra.nav>
  )
}

function HolderLine({ holder }: { holder: AccountHolder }) {
  return (
    <>
      <Text fontWeight="semibold" truncate maxWidth="2xs" title={holder.name} data-testid="account-name">
        {holder.name}
      </Text>
      <Badge colorPalette="brand">VIP Level</Badge>
      <KycBadge reading={kycBadgeReading(holder.kycStatus)} />
    </>
  )
}

function HolderActions({ isSigningOut, onSignOut }: Pick<AccountLayoutProps, 'isSigningOut' | 'onSignOut'>) {
  return (
    <>
      <ButtonLink to="/notifications" variant="ghost" size="sm" minHeight="11" aria-label="Notifications">
        <Icon as={Bell} size="sm" />
      </ButtonLink>
      <Button variant="ghost" size="sm" minHeight="11" disabled={isSigningOut} onClick={onSignOut}>
        <Icon as={LogOut} size="sm" />
        {isSigningOut ? 'Logging out...' : 'Logout'}
      </Button>
    </>
  )
}
