import { Icon } from '@chakra-ui/react/icon'
import { Text } from '@chakra-ui/react/text'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { areaNotices } from '@/data/content/areaNotices'
import { adminNavigation } from '@/data/registries/adminNavigation'
import { AreaFrame } from './AreaFrame'
import { LogoutButton, type LogoutButtonProps } from './LogoutButton'

export type AdminLayoutProps = LogoutButtonProps & { children: ReactNode }

/** The frame of the admin area. It loads no account data and makes no calls. */
export function AdminLayout({ isSigningOut, onSignOut, children }: AdminLayoutProps) {
  return (
    <AreaFrame
      name="Admin"
      items={adminNavigation}
      identity={
        <Text fontFamily="heading" fontSize="xl" lineHeight="snug">
          Super Admin
        </Text>
      }
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
      exit={<LogoutButton isSigningOut={isSigningOut} onSignOut={onSignOut} />}
    >
      {children}
    </AreaFrame>
  )
}
