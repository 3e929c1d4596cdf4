import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { DemoNote } from '@/components/ui/DemoNote'
import { Section } from '@/components/ui/Section'
import { Trend } from '@/components/ui/Trend'
import { statistics } from '@/data/content/home'

/** Of the type size: how far a tabular 1 stands in from the edge that the other digits keep. */
const slimDigit = '-0.11em'

/** The marketing figures as a ledger: a line each, the figure as large as the page allows. */
export function Numbers() {
  return (
    <Section labelledBy="numbers-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <Heading id="numbers-title" textStyle="page" mb={{ base: '8', md: '12' }}>
        In numbers
      </Heading>
      <chakra.dl borderBottomWidth="1px" borderColor="border">
        {statistics.map(({ label, value, change }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr) auto',
              md: 'minmax(0, 4fr) minmax(0, 7fr) auto',
            }}
            alignItems="baseline"
            columnGap="6"
            py={{ base: '5', md: '6' }}
            borderTopWidth="1px"
            borderColor="border"
          >
            <chakra.dt color="fg.muted" textStyle="lg" gridColumn={{ base: '1 / -1', md: 'auto' }}>
              {label}
            </chakra.dt>
            <chakra.dd
              textStyle="figure.xl"
              fontSize="display"
              textIndent={value.startsWith('1') ? slimDigit : undefined}
            >
              {value}
            </chakra.dd>
            <chakra.dd textStyle="lg">
              <Trend change={change} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <DemoNote mt="6" />
    </Section>
  )
}
