import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Hatch } from '@/components/art/Hatch'
import { allocationCaption, allocations, tokensOf } from '@/data/content/token'
import { kccFigures } from '@/data/market/tokens'

/** The allocation of the KCC supply as a table, each row with the fill of its arc in the ring beside it. */
export function AllocationTable() {
  return (
    <Table.Root size={{ base: 'sm', md: 'md' }} tableLayout={{ base: 'fixed', md: 'auto' }}>
      <Table.Caption>{allocationCaption}</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col" ps="0" whiteSpace="normal" overflowWrap="anywhere">
            Allocation
          </Table.ColumnHeader>
          <Table.ColumnHeader
            scope="col"
            textAlign="end"
            px={{ base: '0', md: '3' }}
            width={{ base: '3rem', md: 'auto' }}
          >
            Share
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end" pe="0" width={{ base: '3.25rem', md: 'auto' }}>
            KCC
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {allocations.map(({ name, share, isCirculating }, place) => (
          <Table.Row key={name}>
            <Table.ColumnHeader
              scope="row"
              ps="0"
              whiteSpace="normal"
              overflowWrap="anywhere"
              textStyle="md"
              fontWeight="normal"
              color="fg"
              borderColor="border.subtle"
            >
              <chakra.span display="flex" alignItems="baseline" gap={{ base: '2', md: '3' }}>
                <Hatch
                  place={place}
                  color={isCirculating ? 'brand.drawn' : 'fg.muted'}
                  boxSize="3.5"
                  flexShrink="0"
                />
                <chakra.span minW="0">
                  {name}
                  <chakra.span
                    display="block"
                    textStyle="xs"
                    color={isCirculating ? 'brand.fg' : 'fg.subtle'}
                  >
                    {isCirculating ? 'Circulating' : 'Locked'}
                  </chakra.span>
                </chakra.span>
              </chakra.span>
            </Table.ColumnHeader>
            <Table.Cell textAlign="end" textStyle="figure.md" px={{ base: '0', md: '3' }}>
              {share}%
            </Table.Cell>
            <Table.Cell textAlign="end" pe="0" color="fg.muted">
              {tokensOf(share, kccFigures.supply)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
