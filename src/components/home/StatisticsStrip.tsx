import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { statistics } from '@/data/content/home'

/** The four marketing figures in a row. */
export function StatisticsStrip() {
  return (
    <chakra.section
      aria-label="King Exchange in figures"
      bg="bg.sunken"
      borderBlockWidth="1px"
      borderColor="border.subtle"
    >
      <Container py={{ base: '10', md: '12' }}>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '8', lg: '0' }}
        >
          {statistics.map(({ label, value, change }, index) => (
            <chakra.div
              key={label}
              display="flex"
              flexDirection="column"
              gap="2"
              ps={{ lg: index === 0 ? '0' : '8' }}
              borderInlineStartWidth={{ lg: index === 0 ? '0' : '1px' }}
              borderColor="border.subtle"
            >
              <chakra.dt textStyle="sm" color="fg.muted">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="figure.xl">{value}</chakra.dd>
              <chakra.dd textStyle="sm">
                <Trend change={change} />
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <DemoNote mt="8" />
      </Container>
    </chakra.section>
  )
}
