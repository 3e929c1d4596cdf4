import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { DemoNote } from '@/components/ui/DemoNote'
import { Figures } from '@/components/ui/Figures'
import { Section } from '@/components/ui/Section'
import { Trend } from '@/components/ui/Trend'
import { statistics } from '@/data/content/home'

/** The marketing figures, one per line, each as large as the page allows. */
export function Numbers() {
  return (
    <Section labelledBy="numbers-title" bg="bg.sunken" borderBlockWidth="1px" borderColor="border.subtle">
      <Heading id="numbers-title" textStyle="page" mb={{ base: '8', md: '12' }}>
        In numbers
      </Heading>
      <Figures
        layout="ledger"
        items={statistics.map(({ label, value, change }) => ({
          label,
          value: value.startsWith('1') ? <Outdented>{value}</Outdented> : value,
          detail: <Trend change={change} />,
        }))}
      />
      <DemoNote mt="6" />
    </Section>
  )
}

/** Shifts a figure that begins with 1 outwards: a tabular 1 is inset by 0.11 em more than other digits. */
const Outdented = chakra('span', { base: { display: 'block', textIndent: '-0.11em' } })
