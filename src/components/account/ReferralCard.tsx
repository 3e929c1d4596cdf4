import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type Profile, referralLink } from '@/data/account/accountRows'
import { unavailable } from '@/data/content/accountReads'
import { joinedByLink, noReferralCode } from '@/data/content/referral'
import type { ReadSnapshot } from '@/machines/readMachine'
import { CopyField } from './CopyField'
import { ReadCard } from './ReadCard'
import { RetryButton } from './RetryButton'
import { ShareLink } from './ShareLink'

export type ReferralCardProps = Pick<JoinedCountProps, 'referrals'> & {
  profile: ReadSnapshot<Profile>
  /** The register page's absolute URL. */
  registerUrl: string
  onRetry: () => void
  onRetryReferrals: () => void
}

/** The user's referral link, and how many came by it. */
export function ReferralCard({
  profile,
  referrals,
  registerUrl,
  onRetry,
  onRetryReferrals,
}: ReferralCardProps) {
  const { data } = profile.context
  const link = data && referralLink(data, registerUrl)
  return (
    <ReadCard title="Referral link" read={profile} unavailable={unavailable.referralLink} onRetry={onRetry}>
      {data && link === null ? (
        <Text color="fg.muted">{noReferralCode}</Text>
      ) : (
        <>
          <JoinedCount referrals={referrals} onRetry={onRetryReferrals} />
          <Text textStyle="figure.lg" letterSpacing="wide" color="brand.fg" overflowWrap="anywhere">
            {data?.referral_code ?? <Skeleton as="span" width="8em" aria-hidden />}
          </Text>
          {link === null ? (
            <Stack gap="3" aria-hidden>
              <HStack wrap="wrap" gap="2">
                <Skeleton as="span" display="block" height="11" flex="1 1 18rem" borderRadius="l2" />
                <Skeleton as="span" display="block" height="11" width="16rem" borderRadius="l2" />
              </HStack>
              <div />
            </Stack>
          ) : (
            <CopyField label="Your referral link" value={link} end={link.slice(registerUrl.lastIndexOf('/'))}>
              <ShareLink link={link} />
            </CopyField>
          )}
        </>
      )}
    </ReadCard>
  )
}

type JoinedCountProps = { referrals: ReadSnapshot<number>; onRetry: () => void }

/** The number of people who have joined by the user's referral link, never who. */
function JoinedCount({ referrals, onRetry }: JoinedCountProps) {
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
