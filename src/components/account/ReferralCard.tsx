import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type Profile, referralLink } from '@/data/account'
import type { Result } from '@/data/providerError'
import type { CopySnapshot } from '@/machines/copyMachine'
import { AccountCard } from './AccountCard'
import { CopyField } from './CopyField'
import { Unavailable } from './Unavailable'

export type ReferralCardProps = {
  /** Null while it is read. */
  profile: Result<Profile | null> | null
  /** The register page's absolute URL. */
  registerUrl: string
  isRetrying?: boolean
  onRetry: () => void
  snapshot?: CopySnapshot
}

/** The user's own link to the register page. */
export function ReferralCard({
  profile,
  registerUrl,
  isRetrying = false,
  onRetry,
  snapshot,
}: ReferralCardProps) {
  if (profile?.error) {
    return (
      <AccountCard title="Referral link">
        <Unavailable what="Your referral link" isRetrying={isRetrying} onRetry={onRetry} />
      </AccountCard>
    )
  }
  const link = profile ? referralLink(profile.data, registerUrl) : null
  if (profile && link === null) {
    return (
      <AccountCard title="Referral link">
        <Text color="fg.muted">There is no referral code in this account yet.</Text>
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Referral link">
      <Text color="fg.muted">Share it to invite somebody to King Exchange.</Text>
      <Text textStyle="figure.lg" letterSpacing="wide" color="brand.fg" overflowWrap="anywhere">
        {profile?.data?.referral_code ?? <Skeleton as="span" width="8em" aria-hidden />}
      </Text>
      {link === null ? (
        <Stack gap="3">
          <Skeleton as="span" display="block" height="11" borderRadius="l2" aria-hidden />
          <div />
        </Stack>
      ) : (
        <CopyField label="Your referral link" value={link} snapshot={snapshot} />
      )}
    </AccountCard>
  )
}
