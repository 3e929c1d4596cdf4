import { Icon } from '@chakra-ui/react/icon'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/layout/ButtonLink'
import type { Profile } from '@/data/account'
import { kycCardReading } from '@/data/kyc'
import type { Result } from '@/data/providerError'
import { AccountCard } from './AccountCard'
import { KycBadge } from './KycBadge'
import { Unavailable } from './Unavailable'

export type KycCardProps = {
  /** Null while it is read. */
  profile: Result<Profile | null> | null
  isRetrying?: boolean
  onRetry: () => void
}

/** How far the check of the user's identity has come. */
export function KycCard({ profile, isRetrying = false, onRetry }: KycCardProps) {
  if (profile?.error) {
    return (
      <AccountCard title="KYC status">
        <Unavailable what="Your KYC status" isRetrying={isRetrying} onRetry={onRetry} />
      </AccountCard>
    )
  }
  const reading = profile ? kycCardReading(profile.data?.kyc_status) : null
  return (
    <AccountCard title="KYC status">
      <Stack gap="3" align="flex-start">
        {reading ? (
          <KycBadge reading={reading} />
        ) : (
          <Skeleton as="span" display="block" width="20" height="6" borderRadius="full" aria-hidden />
        )}
        <Text>{reading ? reading.explanation : <Skeleton as="span" width="10em" aria-hidden />}</Text>
        {reading ? (
          <ButtonLink to="/kyc" variant="plain" size="sm" paddingInline="0" minHeight="11">
            {reading.action}
            <Icon as={ArrowRight} size="sm" />
          </ButtonLink>
        ) : (
          <chakra.span display="flex" alignItems="center" height="11" aria-hidden>
            <Skeleton as="span" width="9em" />
          </chakra.span>
        )}
      </Stack>
    </AccountCard>
  )
}
