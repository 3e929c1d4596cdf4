import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { upcomingFeatures, upcomingLead } from '@/data/content/otherFeatures'

/** Features in development and their progress. */
export function UpcomingList() {
  return (
    <Section labelledBy="coming-soon-title">
      <Columns columns={{ lg: '4 8' }} gap={{ base: '8', lg: '16' }}>
        <Stack gap="4">
          <Heading id="coming-soon-title" textStyle="section">
            Coming Soon
          </Heading>
          <Text color="fg.muted" maxW="34ch" textWrap="balance">
            {upcomingLead}
          </Text>
        </Stack>
        <chakra.ul>
          {upcomingFeatures.map(({ name, text, stage }) => (
            <chakra.li
              key={name}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap="6"
              rowGap="2"
              py={{ base: '4', md: '5' }}
              borderTopWidth="1px"
              borderColor="border"
            >
              <Stack gap="1" flex="1 1 12rem">
                <Text textStyle="title">{name}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {text}
                </Text>
              </Stack>
              <Badge variant="outline" colorPalette={stage === 'In testing' ? 'brand' : 'neutral'}>
                {stage}
              </Badge>
            </chakra.li>
          ))}
        </chakra.ul>
      </Columns>
    </Section>
  )
}
