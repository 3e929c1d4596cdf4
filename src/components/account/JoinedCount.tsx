import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { unavailable } from '@/data/content/accountReads'
import { joinedByLink } from '@/data/content/referral'
import type { ReadSnapshot } from '@/machines/readMachine'
import { RetryButton } from './RetryButton'

export type JoinedCountProps = { referrals: ReadSnapshot<number>; onRetry: () => void }

/** How many people have joined by the user's referral link, never who. */
export function JoinedCount({ referrals, onRetry }: JoinedCountProps) {
  const { data } = referrals.context
  return referrals.matches('unavailable') ? (
    <HStack gap="4" justify="space-between">
      <Text color="fg.muted">{unavailable.joined}</Text>
      <RetryButton isRetrying={referrals.hasTag('busy')} onRetry={onRetry} />
    </HStack>
  ) : (
    <Text color="fg.muted" fontVariantNumeric="tabular-nums">
      {data === null ? <Skeleton as="span" width="16em" maxW="full" aria-hidden /> : joinedByLink(data)}
    </Text>
  )
}
