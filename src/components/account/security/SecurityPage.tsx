import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { TextLink } from '@/components/ui/TextLink'
import { security } from '@/data/content/security'
import { factorCalls } from './factorCalls'
import { SecondFactors, type SecondFactorsProps } from './SecondFactors'

export type SecurityPageProps = Pick<SecondFactorsProps, 'factors'>

/** The security settings of the signed-in user, a section for each. */
export function SecurityPage({ factors }: SecurityPageProps) {
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
        <SecondFactors factors={factors} calls={factorCalls} />
      </PartBoundary>
    </Stack>
  )
}
