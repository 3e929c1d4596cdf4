import { Icon } from '@chakra-ui/react/icon'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { AreaFrame } from '@/components/layout/AreaFrame'
import { LogoutButton, type LogoutButtonProps } from '@/components/layout/LogoutButton'
import { LoginLink } from '@/components/session/LoginLink'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { accountNavigation } from '@/data/registries/accountNavigation'
import { AccountIdentity, type AccountIdentityProps } from './AccountIdentity'
import { ClockAlert } from './ClockAlert'

export type AccountLayoutProps = AccountIdentityProps &
  LogoutButtonProps & {
    /** Milliseconds by which this browser's clock is far ahead; 0 where it is right. */
    clockOffset?: number
    children: ReactNode
  }

/** The frame of the user area. */
export function AccountLayout({
  holder,
  isSigningOut,
  onSignOut,
  clockOffset = 0,
  children,
}: AccountLayoutProps) {
  return (
    <AreaFrame
      name="Account"
      items={accountNavigation}
      identity={<AccountIdentity holder={holder} />}
      bell={
        holder ? (
          <ButtonLink to="/notifications" variant="ghost" px="0" aria-label="Notifications">
            <Icon as={Bell} boxSize="5" strokeWidth="1.75" />
          </ButtonLink>
        ) : null
      }
      exit={
        holder || isSigningOut ? (
          <LogoutButton isSigningOut={isSigningOut} onSignOut={onSignOut} />
        ) : holder === null ? (
          <LoginLink variant="outline" flex="1">
            Log in
          </LoginLink>
        ) : null
      }
    >
      {holder && clockOffset ? <ClockAlert offset={clockOffset} /> : null}
      {children}
    </AreaFrame>
  )
}
