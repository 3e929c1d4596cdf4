import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown, KeyRound, LogOut, ShieldCheck } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { moveFocus } from '@/components/layout/menuKeys'
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

/**
 * The user's name as a button, and the menu that it opens: what concerns the account's safety. A native popover like the
 * languages', because code that is shared with the library's `Menu` would add to the first load of public pages.
 */
export function AccountMenu({ session, isSigningOut, onSignOut, children }: AccountMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDialogElement>(null)
  const start = sessionStart(session.access_token)
  const email = useReadableAddress(session.user.email ?? '')
  // The frame around it stays where a choice leads to another page of the area.
  const close = () => popover.current?.hidePopover()
  return (
    <>
      <chakra.div
        flex="1 1 12rem"
        minWidth="0"
        css={{ anchorScope: 'all', _areaSidebar: { flex: 'none' } }}
        onKeyDown={(event) => moveFocus(event, popover.current)}
      >
        <Button
          ref={button}
          type="button"
          variant="ghost"
          width="calc(100% + {spacing.5})"
          px="2.5"
          mx="-2.5"
          justifyContent="flex-start"
          fontWeight="inherit"
          whiteSpace="normal"
          _print={{ display: 'inline-flex' }}
          textAlign="start"
          popoverTarget={id}
          css={{ anchorName: '--account-button', _areaSidebar: { justifyContent: 'space-between' } }}
        >
          {children}
          <chakra.span srOnly>, account menu</chakra.span>
          <Icon as={ChevronDown} boxSize="4.5" color="fg.muted" _print={{ display: 'none' }} />
        </Button>
        <chakra.div
          ref={popover}
          id={id}
          popover="auto"
          role="group"
          aria-label="Account"
          position="fixed"
          m="0"
          inset="calc({spacing.header} + {spacing.14}) auto auto {spacing.gutter}"
          width="xs"
          maxW="calc(100vw - {spacing.8})"
          p="1.5"
          borderWidth="1px"
          borderColor="border"
          borderRadius="lg"
          bg="bg.raised"
          color="fg"
          boxShadow="xl"
          css={{
            '@supports (position-area: bottom)': {
              inset: 'auto',
              my: '{spacing.1}',
              positionAnchor: '--account-button',
              positionArea: 'block-end span-inline-end',
            },
          }}
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
          <ButtonLink to="/settings/security" onClick={close} {...item}>
            <Icon as={ShieldCheck} boxSize="4.5" strokeWidth="1.75" color="fg.muted" />
            Security
          </ButtonLink>
          <ButtonLink to="/settings/security" hash={security.password} onClick={close} {...item}>
            <Icon as={KeyRound} boxSize="4.5" strokeWidth="1.75" color="fg.muted" />
            Change password
          </ButtonLink>
          <Button
            type="button"
            {...item}
            disabled={isSigningOut}
            onClick={() => {
              close()
              openModal(question.current)
            }}
          >
            <Icon as={LogOut} boxSize="4.5" strokeWidth="1.75" color="fg.muted" />
            Log out everywhere
          </Button>
        </chakra.div>
      </chakra.div>
      <LogoutEverywhereDialog
        ref={question}
        onConfirm={() => onSignOut('global')}
        onClose={() => button.current?.focus()}
      />
    </>
  )
}
