import { chakra } from '@chakra-ui/react/styled-system'
import type { MachineMap } from './mapFacts.ts'
import { totalsOf } from './mapFacts.ts'

/** The totals of some machines, as many beside each other as fit. */
export function Totals({ machines }: { machines: MachineMap[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
      columnGap={{ base: '6', md: '12' }}
    >
      {totalsOf(machines).map(({ label, value, detail }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="4"
          alignItems="end"
          paddingBlock={{ base: '4', md: '6' }}
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <chakra.dt fontWeight="semibold">{label}</chakra.dt>
          <chakra.dd
            gridRow="1 / span 2"
            gridColumn="2"
            fontSize="4xl"
            lineHeight="1"
            color="colorPalette.fg"
          >
            {value}
          </chakra.dd>
          <chakra.dd textStyle="sm" color="fg.muted">
            {detail}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
