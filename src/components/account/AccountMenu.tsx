import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, KeyRound, LogOut, ShieldCheck } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { PopoverMenu } from '@/components/layout/PopoverMenu'
import type { SignOutProps } from '@/components/session/useSignOut'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { openModal } from '@/components/ui/modalDialog'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { security } from '@/data/content/security'
import { sessionStart } from '@/data/session/sessionStart'
import type { Session } from '@/data/session/sessionTypes'
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

const item = {
  variant: 'ghost',
  width: 'full',
  justifyContent: 'flex-start',
  gap: '3',
  px: '3',
  fontWeight: 'medium',
} as const satisfies ButtonProps

const itemIcon = { boxSize: '4.5', strokeWidth: '1.75', color: 'fg.muted' } as const

/** Closes the menu around a pressed item: the frame stays where a choice leads to another page of the area. */
const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** The user's name as a button, and the menu that it opens: links to the account's security. */
export function AccountMenu({ session, isSigningOut, onSignOut, children }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDialogElement>(null)
  const start = sessionStart(session.access_token)
  const email = useReadableAddress(session.user.email ?? '')
  return (
    <>
      <PopoverMenu
        id={useId()}
        name="Account"
        button={{
          ref: button,
          width: 'calc(100% + {spacing.5})',
          mx: '-2.5',
          justifyContent: 'flex-start',
          fontWeight: 'inherit',
          whiteSpace: 'normal',
          _print: { display: 'inline-flex' },
          textAlign: 'start',
          css: { _areaSidebar: { justifyContent: 'space-between' } },
          children: (
            <>
              {children}
              <chakra.span srOnly>, account menu</chakra.span>
              <Icon as={ChevronDown} boxSize="4.5" color="fg.muted" _print={{ display: 'none' }} />
            </>
          ),
        }}
        place={{
          area: 'block-end span-inline-end',
          inset: 'calc({spacing.header} + {spacing.14}) auto auto {spacing.gutter}',
        }}
        sheetWidth="xs"
        flex="1 1 12rem"
        minWidth="0"
        css={{ _areaSidebar: { flex: 'none' } }}
      >
        <chakra.p
          px="3"
          pt="2"
          pb="3"
          mb="1.5"
          borderBottomWidth="1px"
          borderColor="border.subtle"
          textStyle="xs"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          <chakra.span display="block" color="fg" fontWeight="semibold">
            {email}
          </chakra.span>
          {start === null ? null : `Logged in since ${moment.format(start)}`}
        </chakra.p>
        <ButtonLink to="/settings/security" onClick={closePopover} {...item}>
          <Icon as={ShieldCheck} {...itemIcon} />
          Security
        </ButtonLink>
        <ButtonLink to="/settings/security" hash={security.password} onClick={closePopover} {...item}>
          <Icon as={KeyRound} {...itemIcon} />
          Change password
        </ButtonLink>
        <Button
          type="button"
          {...item}
          disabled={isSigningOut}
          onClick={(event) => {
            closePopover(event)
            openModal(question.current)
          }}
        >
          <Icon as={LogOut} {...itemIcon} />
          Log out everywhere
        </Button>
      </PopoverMenu>
      <LogoutEverywhereDialog
        ref={question}
        onConfirm={() => onSignOut('global')}
        onClose={() => button.current?.focus()}
      />
    </>
  )
}
