import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CrownIcon } from '@/components/ui/Logo'
import { backdropPress } from '@/components/ui/modalDialog'
import type { useMenuDialog } from './useMenuDialog'

export type MenuDialogProps = {
  menu: ReturnType<typeof useMenuDialog>
  /** The side of the window where its button is, and from which it slides in. */
  side: 'left' | 'right'
  /** It is in the document, where the browser can open it before the page is hydrated, or without scripts. */
  isInDocument?: boolean
  children: ReactNode
}

const sides = {
  left: {
    sheet: { inset: '0 auto 0 0', borderInlineEndWidth: { sm: '1px' } },
    head: { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: '3' },
    close: { ms: '-2.5' },
  },
  right: {
    sheet: { inset: '0 0 0 auto', borderInlineStartWidth: { sm: '1px' } },
    head: { justifyContent: 'space-between' },
    close: { me: '-2.5' },
  },
} as const

/** A menu for narrow windows: a modal sheet as high as the window. Its content is rendered while it is open, or always. */
export function MenuDialog({ menu, side, isInDocument = false, children }: MenuDialogProps) {
  const { id, dialog, isOpen, send } = menu
  return (
    <chakra.dialog
      ref={dialog}
      id={id}
      popover={isInDocument ? 'auto' : undefined}
      aria-label="Menu"
      position="fixed"
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
      borderColor="border"
      {...sides[side].sheet}
      css={{ '&::backdrop': { bg: 'bg.scrim' } }}
      _open={{
        animationName: `slide-from-${side}-full`,
        animationDuration: 'slow',
        animationTimingFunction: 'enter',
      }}
      {...backdropPress(() => send({ type: 'menu.dismissed' }))}
      onClose={(event) => {
        if (!event.currentTarget.open) send({ type: 'menu.dismissed' })
      }}
    >
      {isOpen || isInDocument ? (
        <Stack minHeight="full" gap="4" px="gutter" pb="6">
          <HStack flexShrink="0" height="header" {...sides[side].head}>
            <CrownIcon />
            <Button
              type="button"
              variant="ghost"
              px="0"
              aria-label="Close menu"
              data-closes
              autoFocus
              {...(isInDocument ? { popoverTarget: id, popoverTargetAction: 'hide' } : null)}
              onClick={() => send({ type: 'menu.toggled' })}
              {...sides[side].close}
            >
              <Icon as={X} boxSize="6" />
            </Button>
          </HStack>
          {children}
        </Stack>
      ) : null}
    </chakra.dialog>
  )
}
