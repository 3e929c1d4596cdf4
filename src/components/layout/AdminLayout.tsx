import { Icon } from '@chakra-ui/react/icon'
import { Text } from '@chakra-ui/react/text'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { ByAccount } from '@/components/session/ByAccount'
import { LoginLink } from '@/components/session/LoginLink'
import type { SignOutProps } from '@/components/session/useSignOut'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { adminNavigation } from '@/data/account/adminNavigation'
import { areaNotices } from '@/data/content/areaNotices'
import { AreaFrame } from './AreaFrame'
import { LogoutButton } from './LogoutButton'

export type AdminLayoutProps = SignOutProps & { children: ReactNode }

/** The frame of the admin area. It loads no account data and makes no calls. */
export function AdminLayout({ children, ...signOut }: AdminLayoutProps) {
  return (
    <AreaFrame
      name="Admin"
      items={adminNavigation}
      identity={<Text textStyle="item">Super Admin</Text>}
      bell={
        <NoticeButton
          variant="ghost"
          px="0"
          aria-label="Notifications"
          notice={areaNotices.adminNotifications}
        >
          <Icon as={Bell} boxSize="5" strokeWidth="1.75" />
        </NoticeButton>
      }
      exit={
        signOut.isSigningOut ? (
          <LogoutButton {...signOut} />
        ) : (
          <ByAccount
            user={<LogoutButton {...signOut} />}
            visitor={
              <LoginLink variant="outline" flex="1">
                Log in
              </LoginLink>
            }
          />
        )
      }
    >
      {children}
    </AreaFrame>
  )
}
