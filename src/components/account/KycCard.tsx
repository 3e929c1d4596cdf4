import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ButtonLink } from '@/components/layout/ButtonLink'
import type { Profile } from '@/data/account'
import { kycCardReading } from '@/data/kyc'
import type { Result } from '@/data/providerError'
import { AccountCard } from './AccountCard'
import { KycBadge } from './KycBadge'
import { Unavailable } from './Unavailable'

export type KycCardProps = { profile: Result<Profile>; onRetry: () => void }

/** How far the check of the user's identity has come. */
export function KycCard({ profile, onRetry }: KycCardProps) {
  const reading = kycCardReading(profile.data?.kyc_status)
  return (
    <AccountCard title="KYC status">
      {profile.error ? (
        <Unavailable what="Your KYC status" onRetry={onRetry} />
      ) : (
        <Stack gap="3" align="flex-start">
          <KycBadge reading={reading} />
          <Text>{reading.explanation}</Text>
          {reading.tone === 'danger' ? (
            <ButtonLink to="/kyc" variant="outline" size="sm">
              Verify identity
            </ButtonLink>
          ) : null}
        </Stack>
      )}
    </AccountCard>
  )
}
