import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { ChevronDown, KeyRound, LogOut } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { SignOutProps } from '@/components/session/useSignOut'
import type { Session } from '@/data/provider/sessionTypes'
import { sessionStart } from '@/data/rules/sessionStart'
import { accountMenu } from '@/theme/recipes/accountMenu'
import { LogoutEverywhereDialog } from './LogoutEverywhereDialog'

export type AccountMenuProps = SignOutProps & {
  session: Session
  /** The user's name. */
  children: ReactNode
}

/** In the browser's time zone. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The user's name as a button, and the menu that it opens: what concerns the account's safety. */
export function AccountMenu({ session, isSigningOut, onSignOut, children }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDialogElement>(null)
  const start = sessionStart(session.access_token)
  const { email } = session.user
  return (
    <>
      <Menu.Root
        recipe={accountMenu}
        positioning={{ placement: 'bottom-start', gutter: 4 }}
        onSelect={({ value }) => {
          if (value === 'everywhere') question.current?.showModal()
        }}
      >
        <Menu.Trigger asChild>
          <Button
            ref={button}
            type="button"
            variant="ghost"
            justifyContent="flex-start"
            // The library would set left-to-right, whatever the page is.
            dir=""
            flex="1 1 12rem"
            minWidth="0"
            px="2.5"
            mx="-2.5"
            fontWeight="inherit"
            whiteSpace="normal"
            textAlign="start"
            _print={{ display: 'inline-flex' }}
            css={{ _areaSidebar: { flex: 'none', justifyContent: 'space-between' } }}
          >
            {children}
            <chakra.span srOnly>, account menu</chakra.span>
            <Icon as={ChevronDown} boxSize="4.5" color="fg.muted" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content dir="">
              <Menu.ItemGroup>
                <Menu.ItemGroupLabel>
                  <chakra.span display="block" color="fg" fontWeight="semibold">
                    {email}
                  </chakra.span>
                  {start === null ? null : `Signed in since ${moment.format(start)}`}
                </Menu.ItemGroupLabel>
                <Menu.Item value="password" asChild>
                  <Link to="/forgot-password" state={{ email }}>
                    <Icon as={KeyRound} strokeWidth="1.75" />
                    Change password
                  </Link>
                </Menu.Item>
                <Menu.Item value="everywhere" disabled={isSigningOut}>
                  <Icon as={LogOut} strokeWidth="1.75" />
                  Log out everywhere
                </Menu.Item>
              </Menu.ItemGroup>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <LogoutEverywhereDialog
        ref={question}
        onConfirm={() => onSignOut('global')}
        onClose={() => button.current?.focus()}
      />
    </>
  )
}
