import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { CrownIcon } from '@/components/ui/Logo'
import { Section } from '@/components/ui/Section'
import { closing } from '@/data/content/homeSections'
import { goldPanel, onGold } from '@/theme/goldPanel'

/** The call to action at the end of the home page, on gold: the page's bright moment. */
export function ClosingCall() {
  return (
    <Section labelledBy="account-title" py={{ base: '8', md: '24' }} _print={{ display: 'none' }}>
      <Stack css={goldPanel} gap={{ base: '5', md: '6' }} position="relative" overflow="hidden">
        <CrownIcon
          // Narrower panels have no room for it beside the title.
          hideBelow="xl"
          position="absolute"
          insetEnd="12"
          insetBlock="0"
          marginBlock="auto"
          boxSize="17rem"
          color="inherit"
          opacity="0.18"
        />
        <Heading id="account-title" textStyle="page" color="inherit" position="relative" maxW="9em">
          {closing.title}
        </Heading>
        <Text textStyle="lead" maxW="44ch" position="relative">
          {closing.lead}
        </Text>
        <ActionRow pt="2" position="relative">
          <ButtonLink to="/register" size="lg" {...onGold.solid}>
            Create account
          </ButtonLink>
          <ButtonLink to="/market" size="lg" variant="outline" {...onGold.outline}>
            View market
          </ButtonLink>
        </ActionRow>
      </Stack>
    </Section>
  )
}
