import { Alert } from '@chakra-ui/react/alert'
import { Icon } from '@chakra-ui/react/icon'
import { useMatches } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { AreaFrame } from '@/components/layout/AreaFrame'
import { LogoutButton } from '@/components/layout/LogoutButton'
import { useAuth } from '@/components/session/AuthContext'
import { LoginLink } from '@/components/session/LoginLink'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { accountNavigation, publicNavigation, visitorNavigation } from '@/data/account/accountNavigation'
import { clockWrong } from '@/data/content/messages'
import { selectAbsence, selectClockOffset, selectIsSettled } from '@/machines/authSelectors'
import { AccountIdentity, type AccountIdentityProps } from './AccountIdentity'
import { useRereads } from './useRereads'

export type AccountLayoutProps = AccountIdentityProps & { children: ReactNode }

/** Frame of the user area. Private data is shown only to a signed-in user; a visitor who never was gets the public menu. */
export function AccountLayout({ reads, children, ...signOut }: AccountLayoutProps) {
  const isSettled = useAuth(selectIsSettled)
  const session = usePresumedSession()
  const isSignedIn = session !== null
  useRereads(session && reads?.userId === session.user.id ? reads : null)
  const clockOffset = useAuth(selectClockOffset)
  const hasOwnLogin = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasOwnLogin),
  })
  const isStranger = useAuth(selectAbsence) === 'anonymous' && !isSignedIn && !signOut.isSigningOut
  return (
    <AreaFrame
      {...(isStranger
        ? { name: 'Public site', items: visitorNavigation }
        : { name: 'Account', items: accountNavigation, elsewhere: publicNavigation })}
      identity={<AccountIdentity reads={reads} {...signOut} />}
      bell={
        isSignedIn ? (
          <ButtonLink to="/notifications" variant="ghost" px="0" aria-label="Notifications">
            <Icon as={Bell} boxSize="5" strokeWidth="1.75" />
          </ButtonLink>
        ) : null
      }
      exit={
        isSignedIn || signOut.isSigningOut ? (
          <LogoutButton {...signOut} />
        ) : isSettled && !hasOwnLogin ? (
          <LoginLink variant="outline" flex="1">
            Log in
          </LoginLink>
        ) : null
      }
    >
      {isSignedIn && clockOffset ? <ClockAlert offset={clockOffset} /> : null}
      {children}
    </AreaFrame>
  )
}

export type ClockAlertProps = {
  /** Milliseconds by which the device's clock is ahead; negative when it is behind. */
  offset: number
}

/** Warns the user that the clock of this device is wrong. */
export function ClockAlert({ offset }: ClockAlertProps) {
  return (
    <Alert.Root status="info" role="status" mb="6">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Description>{clockWrong(offset)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
