import { Icon } from '@chakra-ui/react/icon'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Profile } from '@/data/account/accountRows'
import { unavailable } from '@/data/content/accountReads'
import { kycCardTexts } from '@/data/content/kyc'
import type { ReadSnapshot } from '@/machines/readMachine'
import { KycBadge } from './KycBadge'
import { ReadCard } from './ReadCard'

export type KycCardProps = { profile: ReadSnapshot<Profile>; onRetry: () => void }

/** The state of the user's identity check (KYC). */
export function KycCard({ profile, onRetry }: KycCardProps) {
  const { data } = profile.context
  const texts = data && kycCardTexts(data.kyc_status)
  return (
    <ReadCard title="KYC status" read={profile} unavailable={unavailable.kyc} onRetry={onRetry}>
      <Stack gap="3" align="flex-start">
        {texts ? (
          <KycBadge texts={texts} />
        ) : (
          <Skeleton as="span" display="block" width="20" height="6" borderRadius="full" aria-hidden />
        )}
        <Text>{texts ? texts.explanation : <Skeleton as="span" width="10em" aria-hidden />}</Text>
        {texts ? (
          <ButtonLink
            to="/kyc"
            variant="plain"
            size="sm"
            paddingInline="0"
            minHeight="11"
            maxWidth="full"
            flexWrap="wrap"
            justifyContent="start"
            whiteSpace="normal"
          >
            {texts.action}
            <Icon as={ArrowRight} size="sm" _rtl={{ scale: '-1 1' }} />
          </ButtonLink>
        ) : (
          <chakra.span display="flex" alignItems="center" height="11" aria-hidden>
            <Skeleton as="span" width="9em" />
          </chakra.span>
        )}
      </Stack>
    </ReadCard>
  )
}
