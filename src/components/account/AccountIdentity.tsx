import { Text } from '@chakra-ui/react/text'
import { useDeferredValue } from 'react'
import { nameOf, type ProfileSummary } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { IdentityLines } from './IdentityLines'
import { WhenRead } from './WhenRead'

/** What the layout shows of the signed-in user. */
export type AccountHolder = {
  id: string
  /** Stands in for a name that is missing or could not be read. */
  email: string
  profile: Promise<Result<ProfileSummary>>
}

export type AccountIdentityProps = {
  /** Null while nobody is signed in: nothing private is shown then. Undefined while that is not known yet. */
  holder: AccountHolder | null | undefined
}

/** Who is signed in. */
export function AccountIdentity({ holder }: AccountIdentityProps) {
  if (holder) return <HolderIdentity key={holder.id} {...holder} />
  return (
    <Text textStyle="sm" color="fg.muted">
      {holder === null ? 'You are not signed in.' : 'Checking your session…'}
    </Text>
  )
}

function HolderIdentity({ email, profile }: AccountHolder) {
  return (
    <WhenRead answer={useDeferredValue(profile)}>
      {(answer) => (
        <IdentityLines
          known={
            answer && {
              name: nameOf(answer.data) ?? email,
              kycStatus: answer.data?.kyc_status ?? null,
            }
          }
        />
      )}
    </WhenRead>
  )
}
