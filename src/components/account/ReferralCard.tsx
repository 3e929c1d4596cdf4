import { Button } from '@chakra-ui/react/button'
import { Clipboard } from '@chakra-ui/react/clipboard'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { Text } from '@chakra-ui/react/text'
import type { Profile } from '@/data/account'
import type { Result } from '@/data/providerError'
import { AccountCard } from './AccountCard'
import { Unavailable } from './Unavailable'

export type ReferralCardProps = {
  profile: Result<Profile>
  /** The register page's absolute URL. */
  registerUrl: string
  onRetry: () => void
}

/** The user's own link to the register page. */
export function ReferralCard({ profile, registerUrl, onRetry }: ReferralCardProps) {
  return (
    <AccountCard title="Referral link">
      {profile.error ? (
        <Unavailable what="Your referral link" onRetry={onRetry} />
      ) : (
        <Clipboard.Root value={`${registerUrl}?ref=${encodeURIComponent(profile.data.referral_code)}`}>
          <Stack gap="3">
            <Text color="fg.muted">
              Share it to invite somebody to King Exchange. It ends in your code,{' '}
              <Strong>{profile.data.referral_code}</Strong>.
            </Text>
            <Stack direction={{ base: 'column', sm: 'row', xl: 'column' }} gap="3">
              <Clipboard.Input asChild>
                <Input aria-label="Your referral link" fontVariantNumeric="tabular-nums" />
              </Clipboard.Input>
              <Clipboard.Trigger asChild>
                <Button variant="outline" flexShrink="0">
                  <Clipboard.Indicator copied="Copied">Copy</Clipboard.Indicator>
                </Button>
              </Clipboard.Trigger>
            </Stack>
          </Stack>
        </Clipboard.Root>
      )}
    </AccountCard>
  )
}
