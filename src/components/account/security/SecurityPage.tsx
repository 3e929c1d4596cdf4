import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { addressesOf } from '@/actors/accountAddresses'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { TextLink } from '@/components/ui/TextLink'
import { security } from '@/data/content/security'
import { localMailbox } from '@/data/provider/localMailbox'
import type { Session } from '@/data/provider/sessionTypes'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { addressCalls, otherSessionsCalls, passwordCalls } from './calls'
import { factorCalls } from './factorCalls'
import { OtherSessions } from './OtherSessions'
import { SecondFactors, type SecondFactorsProps } from './SecondFactors'

export type SecurityPageProps = Pick<SecondFactorsProps, 'factors'> & Pick<Session, 'user'>

/** The security settings of the signed-in user, a section for each. */
export function SecurityPage({ factors, user }: SecurityPageProps) {
  return (
    <Stack gap={{ base: '8', md: '10' }} maxWidth="44rem">
      <Stack gap="2" align="flex-start">
        <TextLink to="/settings" soon="none">
          {security.back}
        </TextLink>
        <Heading as="h1" textStyle="page">
          {security.title}
        </Heading>
        <Text color="fg.muted">{security.lead}</Text>
      </Stack>
      <PartBoundary>
        <ChangePassword email={user.email ?? ''} calls={passwordCalls} />
      </PartBoundary>
      <PartBoundary>
        <ChangeAddress addresses={addressesOf(user)} calls={addressCalls} mailbox={localMailbox} />
      </PartBoundary>
      <PartBoundary>
        <SecondFactors factors={factors} calls={factorCalls} />
      </PartBoundary>
      <PartBoundary>
        <OtherSessions calls={otherSessionsCalls} />
      </PartBoundary>
    </Stack>
  )
}
