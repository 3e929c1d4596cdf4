import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Figures } from '@/components/ui/Figures'
import { Trend } from '@/components/ui/Trend'
import { statistics, statisticsLabel, statisticsNote } from '@/data/content/home'

/** The four marketing figures in a row. */
export function StatisticsStrip() {
  return (
    <chakra.section
      aria-label={statisticsLabel}
      bg="bg.sunken"
      borderBlockWidth="1px"
      borderColor="border.subtle"
    >
      <Container py={{ base: '6', md: '10' }}>
        <Figures
          layout="strip"
          items={statistics.map(({ change, ...figure }) => ({
            ...figure,
            detail: <Trend change={change} />,
          }))}
        />
        <Text textStyle="xs" color="fg.subtle" pt={{ base: '4', md: '6' }}>
          {statisticsNote}
        </Text>
      </Container>
    </chakra.section>
  )
}
