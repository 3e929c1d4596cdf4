import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Figures } from '@/components/ui/Figures'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import { Trend } from '@/components/ui/Trend'
import { supportWeek } from '@/data/content/about'
import { statistics, statisticsNote } from '@/data/content/home'

/** The hours of support large, and the marketing figures beside it. */
export function Numbers() {
  return (
    <Section
      labelledBy="numbers-title"
      py={{ base: '10', md: '14' }}
      bg="bg.sunken"
      borderBlockWidth="1px"
      borderColor="border.subtle"
    >
      <SectionHead id="numbers-title" title="In numbers">
        <Text color="fg.subtle" textStyle="sm">
          {statisticsNote}
        </Text>
      </SectionHead>
      <Columns columns={{ lg: '4 8' }} gap={{ base: '8', lg: '16' }} alignItems="center" mt="8">
        <Stack gap="2" align="start">
          <Text display="flex" flexWrap="wrap" alignItems="last baseline" columnGap="4">
            <chakra.span textStyle="figure.display">{supportWeek.value}</chakra.span>
            <chakra.span textStyle="title" maxW="10em">
              {supportWeek.label}
            </chakra.span>
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {supportWeek.note}
          </Text>
          <TextLink isAlone to="/contact" hash="hours" textStyle="sm">
            {supportWeek.more}
          </TextLink>
        </Stack>
        <Figures
          layout="counts"
          items={statistics.map(({ change, ...figure }) => ({
            ...figure,
            detail: <Trend change={change} />,
          }))}
        />
      </Columns>
    </Section>
  )
}
