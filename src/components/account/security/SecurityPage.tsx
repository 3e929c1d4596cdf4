import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { addressesOf } from '@/actors/accountAddresses'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { useAuth } from '@/components/session/AuthContext'
import { TextLink } from '@/components/ui/TextLink'
import { security } from '@/data/content/security'
import { sessionStart } from '@/data/session/sessionStart'
import type { Session } from '@/data/session/sessionTypes'
import { localMailbox } from '@/data/session/supabaseAddress'
import { selectSession } from '@/machines/authSelectors'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { addressCallsOf, otherSessionsCallsOf, passwordCallsOf } from './calls'
import { factorCallsOf } from './factorCalls'
import { OtherSessions } from './OtherSessions'
import { SecondFactors, type SecondFactorsProps } from './SecondFactors'

export type SecurityPageProps = Pick<SecondFactorsProps, 'factors'> & Pick<Session, 'user'>

/** The security settings of the signed-in user, a section for each. */
export function SecurityPage({ factors, user }: SecurityPageProps) {
  const since = useAuth((snapshot) => {
    const session = selectSession(snapshot)
    return session && sessionStart(session.access_token)
  })
  return (
    <Stack gap={{ base: '8', md: '10' }} maxWidth="44rem">
      <Stack gap="2">
        <HStack wrap="wrap" justify="space-between" align="baseline" columnGap="6">
          <Heading as="h1" textStyle="view">
            {security.title}
          </Heading>
          <TextLink isAlone to="/settings" soon="none">
            {security.back}
          </TextLink>
        </HStack>
        <Text color="fg.muted">{security.lead}</Text>
      </Stack>
      <PartBoundary>
        <ChangePassword email={user.email ?? ''} calls={passwordCallsOf(user.id)} />
        <ChangeAddress addresses={addressesOf(user)} calls={addressCallsOf(user.id)} mailbox={localMailbox} />
        <SecondFactors factors={factors} since={since} calls={factorCallsOf(user.id)} />
        <OtherSessions calls={otherSessionsCallsOf(user.id)} />
      </PartBoundary>
    </Stack>
  )
}
