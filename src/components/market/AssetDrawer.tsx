import { IconButton } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { backdropPress, openModal } from '@/components/ui/modalDialog'

export type AssetDrawerProps = {
  /** The symbol in the address; the focus goes back to the link with its name. */
  symbol: string
  title: ReactNode
  /** Buttons beside the one that closes it. */
  actions?: ReactNode
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
  /** Called once the visitor has closed it; the address follows. */
  onClose: () => void
  children: ReactNode
}

/** Everything scrolls: no room for a foot that stays, or paper. */
const scrollsWhole = '@media (max-height: 20rem), print'

/** A modal drawer that is open while it is on the page: beside the market's table, on a phone over it. */
export function AssetDrawer({ symbol, title, actions, foot, onClose, children }: AssetDrawerProps) {
  const id = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  // A new function would close the dialog and open it again.
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      openModal(dialog)
      closeButton.current?.focus()
      return () => {
        dialog?.close()
        // Opened by the address alone, it has no element that the browser would give the focus back to.
        const { activeElement, body } = document
        if (activeElement !== body && !dialog?.contains(activeElement)) return
        // Its row may have left the table meanwhile.
        const place = document.querySelector<HTMLElement>(`[data-asset="${symbol}"]`)
        const search = document.querySelector<HTMLElement>('main input')
        ;(place ?? search)?.focus()
      }
    },
    [symbol],
  )
  return (
    <chakra.dialog
      ref={open}
      aria-labelledby={id}
      position="fixed"
      inset="0"
      margin="0"
      marginInlineStart="auto"
      padding="0"
      width="min(100%, 28rem)"
      maxWidth="none"
      height="100dvh"
      maxHeight="none"
      overflowY="auto"
      overscrollBehavior="contain"
      flexDirection="column"
      bg="bg"
      color="fg"
      borderColor="border"
      borderInlineStartWidth={{ sm: '1px' }}
      css={{ '&::backdrop': { bg: 'bg.scrim' } }}
      _open={{
        display: 'flex',
        animationName: 'slide-from-right-full',
        animationDuration: 'slow',
        animationTimingFunction: 'enter',
        _rtl: { animationName: 'slide-from-left-full' },
      }}
      {...backdropPress((dialog) => dialog.close())}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <Stack
        flex="1"
        overflowY="auto"
        overscrollBehavior="contain"
        gap="6"
        px="gutter"
        pt="5"
        pb="6"
        css={{ [scrollsWhole]: { flex: 'none', overflow: 'visible' } }}
      >
        {/* The title goes below the buttons where its longest word has no room beside them. */}
        <HStack align="start" gap="3" wrap="wrap-reverse">
          <chakra.h2
            id={id}
            textStyle="part"
            flex="1 1 auto"
            width="min-content"
            maxWidth="full"
            overflowWrap="break-word"
          >
            {title}
          </chakra.h2>
          <HStack ms="auto" me="-2.5">
            {actions}
            <IconButton
              ref={closeButton}
              type="button"
              variant="ghost"
              aria-label="Close"
              data-closes
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            >
              <X />
            </IconButton>
          </HStack>
        </HStack>
        <PartBoundary>{children}</PartBoundary>
      </Stack>
      {foot ? (
        <chakra.div flexShrink="0" px="gutter" py="4" borderTopWidth="1px" borderColor="border">
          {foot}
        </chakra.div>
      ) : null}
    </chakra.dialog>
  )
}
