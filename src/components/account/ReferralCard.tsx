import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type Profile, referralLink } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { CopyField } from './CopyField'
import { ReadCard, type RetryProps } from './ReadCard'

export type ReferralCardProps = RetryProps & {
  /** Null while it is read. */
  profile: Result<Profile> | null
  /** The register page's absolute URL. */
  registerUrl: string
}

/** The user's own link to the register page. */
export function ReferralCard({ profile, registerUrl, ...retry }: ReferralCardProps) {
  return (
    <ReadCard title="Referral link" what="Your referral link" answer={profile} {...retry}>
      {(read) => {
        const link = read ? referralLink(read.data, registerUrl) : null
        if (read && link === null) {
          return <Text color="fg.muted">There is no referral code in this account yet.</Text>
        }
        return (
          <>
            <Text color="fg.muted">Share it to invite somebody to King Exchange.</Text>
            <Text textStyle="figure.lg" letterSpacing="wide" color="brand.fg" overflowWrap="anywhere">
              {read?.data?.referral_code ?? <Skeleton as="span" width="8em" aria-hidden />}
            </Text>
            {link === null ? (
              <Stack gap="3">
                <Skeleton as="span" display="block" height="11" borderRadius="l2" aria-hidden />
                <div />
              </Stack>
            ) : (
              <CopyField label="Your referral link" value={link} />
            )}
          </>
        )
      }}
    </ReadCard>
  )
}
