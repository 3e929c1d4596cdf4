import { Icon } from '@chakra-ui/react/icon'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Profile } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { kycCardReading } from '@/data/rules/kyc'
import { KycBadge } from './KycBadge'
import { ReadCard, type RetryProps } from './ReadCard'

export type KycCardProps = RetryProps & {
  /** Null while it is read. */
  profile: Result<Profile> | null
}

/** How far the check of the user's identity has come. */
export function KycCard({ profile, ...retry }: KycCardProps) {
  return (
    <ReadCard title="KYC status" what="Your KYC status" answer={profile} {...retry}>
      {(read) => <KycReadingLines reading={read ? kycCardReading(read.data?.kyc_status) : null} />}
    </ReadCard>
  )
}

function KycReadingLines({ reading }: { reading: ReturnType<typeof kycCardReading> | null }) {
  return (
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
  )
}
