import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { ReadSnapshot } from '@/machines/readMachine'
import { AccountCard } from './AccountCard'

export type ReadCardProps<Data> = {
  title: string
  read: ReadSnapshot<Data>
  /** A sentence that names what could not be loaded. */
  unavailable: string
  onRetry: () => void
  /** The loaded data, or its skeleton. */
  children: ReactNode
}

/** A titled section of data; when the data is unavailable, a message and a retry button replace it. */
export function ReadCard<Data>({ title, read, unavailable, onRetry, children }: ReadCardProps<Data>) {
  const isRetrying = read.hasTag('busy')
  return (
    <AccountCard title={title}>
      {read.matches('unavailable') ? (
        <Stack gap="4" align="flex-start">
          <Text color="fg.muted">{unavailable}</Text>
          <Button
            ref={returnFocus}
            variant="outline"
            size="sm"
            minHeight="11"
            minWidth="28"
            // `disabled` would take the focus from the button.
            aria-disabled={isRetrying}
            onClick={onRetry}
          >
            {isRetrying ? 'Retrying...' : 'Retry'}
          </Button>
        </Stack>
      ) : (
        children
      )}
    </AccountCard>
  )
}

/** Moves the focus from a removed button to the heading of its section. */
const returnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest('section')?.querySelector('h2')?.focus()
}
