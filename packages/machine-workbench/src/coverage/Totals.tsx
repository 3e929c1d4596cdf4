import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type CellKind, type MachineMap, sizeOf, totalsOf } from './mapFacts.ts'

export type TotalsProps = {
  machines: MachineMap[]
  /** The kind of cells that are shown alone. */
  only: CellKind | null
  onOnly: (kind: CellKind | null) => void
}

/** The totals of some machines in a line; each count shows the cells that it counts, and a second press all again. */
export function Totals({ machines, only, onOnly }: TotalsProps) {
  return (
    <HStack role="group" aria-label="Totals" gap="2" rowGap="1" wrap="wrap">
      {totalsOf(machines).map(({ kind, name, count }) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === only ? 'subtle' : 'outline'}
          aria-pressed={kind === only}
          colorPalette={kind === 'unanswered' && count > 0 ? 'danger' : undefined}
          onClick={() => onOnly(kind === only ? null : kind)}
        >
          {`${name} ${count}`}
        </Button>
      ))}
      <Text textStyle="sm" color="fg.muted">
        {sizeOf(machines)}
      </Text>
    </HStack>
  )
}
