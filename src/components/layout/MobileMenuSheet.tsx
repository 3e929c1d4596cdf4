import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { LanguageMenu } from '@/components/layout/LanguageMenu'
import { CrownMark } from '@/components/layout/Logo'
import { MobileMenuLinks, type MobileMenuLinksProps } from '@/components/layout/MobileMenuLinks'
import type { PublicHeaderProps } from '@/components/layout/PublicHeader'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'

export type MobileMenuSheetProps = PublicHeaderProps & {
  ref: RefObject<HTMLDialogElement | null>
  id: string
  send: ActorRefFrom<typeof mobileMenuMachine>['send']
}

/** The menu of narrow windows: a sheet as high as the window, over an inert page. */
export function MobileMenuSheet({ ref, id, account, send }: MobileMenuSheetProps) {
  const choose = () => send({ type: 'link.chosen' })
  return (
    <chakra.dialog
      ref={ref}
      id={id}
      aria-label="Menu"
      position="fixed"
      inset="0 0 0 auto"
      margin="0"
      padding="0"
      width="min(100%, 28rem)"
      maxWidth="none"
      height="100dvh"
      maxHeight="none"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg"
      color="fg"
      borderInlineStartWidth={{ sm: '1px' }}
      borderColor="border"
      css={{ '&::backdrop': { bg: 'bg.scrim' } }}
      _open={{
        animationName: 'slide-from-right-full',
        animationDuration: 'slow',
        animationTimingFunction: 'enter',
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) send({ type: 'menu.dismissed' })
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) send({ type: 'menu.dismissed' })
      }}
    >
      <Stack minHeight="full" gap="4" px="gutter" pb="6">
        <HStack justify="space-between" flexShrink="0" height="header">
          <CrownMark />
          <Button
            type="button"
            variant="ghost"
            px="0"
            me="-2.5"
            aria-label="Close menu"
            onClick={() => send({ type: 'menu.toggled' })}
          >
            <Icon as={X} boxSize="6" />
          </Button>
        </HStack>
        <MobileMenuLinks onChoose={choose} />
        <Stack gap="4" mt="auto">
          <MenuActions account={account} onChoose={choose} />
          <LanguageMenu opens="up" />
        </Stack>
      </Stack>
    </chakra.dialog>
  )
}

function MenuActions({ account, onChoose }: PublicHeaderProps & MobileMenuLinksProps) {
  return account === 'signedIn' ? (
    <ButtonLink to="/dashboard" size="lg" onClick={onChoose}>
      Dashboard
    </ButtonLink>
  ) : (
    <HStack gap="3" wrap="wrap">
      <ButtonLink to="/login" variant="outline" size="lg" flex="1" onClick={onChoose}>
        Login
      </ButtonLink>
      <ButtonLink to="/register" size="lg" flex="1" onClick={onChoose}>
        Sign Up
      </ButtonLink>
    </HStack>
  )
}
