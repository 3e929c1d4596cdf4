import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { protection } from '@/data/content/homeSections'

/** The present protection of an account, in plain words. */
export function Protection() {
  return (
    <Section labelledBy="protection-title" borderTopWidth="1px" borderColor="border.subtle">
      <Columns columns={{ lg: '4 8' }} gap={{ base: '6', lg: '16' }}>
        <Stack gap="4" align="start">
          <Heading id="protection-title" textStyle="section">
            {protection.title}
          </Heading>
          <TextLink isAlone to="/features" hash="security">
            {protection.more}
          </TextLink>
        </Stack>
        <Columns as="dl" columns={{ sm: 2 }} columnGap={{ base: '8', md: '12' }}>
          {protection.facts.map(({ label, text }) => (
            <chakra.div key={label} py={{ base: '3', md: '5' }} borderTopWidth="1px" borderColor="border">
              <chakra.dt textStyle="title">{label}</chakra.dt>
              <chakra.dd color="fg.muted" textStyle="sm" maxW="42ch" pt={{ base: '0', md: '1' }}>
                {text}
              </chakra.dd>
            </chakra.div>
          ))}
        </Columns>
      </Columns>
    </Section>
  )
}
