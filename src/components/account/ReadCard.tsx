import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { unavailableText } from '@/data/content/accountReads'
import type { ReadSnapshot } from '@/machines/readMachine'
import { AccountCard } from './AccountCard'
import { RetryButton } from './RetryButton'

export type ReadCardProps<Data> = {
  title: string
  read: ReadSnapshot<Data>
  /** A sentence that names the missing content. */
  unavailable: string
  onRetry: () => void
  /** The loaded data, or its skeleton. */
  children: ReactNode
}

/** A titled section of data; when the data is unavailable, a message and a retry button replace it. */
export function ReadCard<Data>({ title, read, unavailable, onRetry, children }: ReadCardProps<Data>) {
  return (
    <AccountCard title={title}>
      {read.matches('unavailable') ? (
        <Stack gap="4" align="flex-start">
          <Text color="fg.muted">{unavailableText(unavailable, read.context.reason)}</Text>
          <RetryButton isRetrying={read.hasTag('busy')} onRetry={onRetry} />
        </Stack>
      ) : (
        children
      )}
    </AccountCard>
  )
}
