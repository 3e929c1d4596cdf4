import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { CrownMark } from '@/components/ui/Logo'
import { Section } from '@/components/ui/Section'
import { closing } from '@/data/content/homeSections'

/** The call to action at the end of the home page. */
export function ClosingCall() {
  return (
    <Section labelledBy="account-title" _print={{ display: 'none' }}>
      <Stack gap="6" align="center" textAlign="center" maxW="3xl" mx="auto">
        <CrownMark boxSize="14" hideBelow="md" />
        <Heading id="account-title" textStyle="display">
          {closing.title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" maxW="44ch" textWrap="balance">
          {closing.lead}
        </Text>
        <ActionRow justify="center" pt="2">
          <ButtonLink to="/register" size="lg">
            Create account
          </ButtonLink>
          <ButtonLink to="/market" size="lg" variant="outline">
            View market
          </ButtonLink>
        </ActionRow>
      </Stack>
    </Section>
  )
}
