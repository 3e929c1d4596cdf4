import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { allocations, kccSupply, tokensOf } from '@/data/content/token'

/** The allocation of the KCC supply as a table. */
export function AllocationTable() {
  return (
    <Table.Root size={{ base: 'sm', md: 'md' }}>
      <Table.Caption>A sample allocation of the 10M KCC.</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col" ps="0">
            Part
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end">
            Share
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end" pe="0">
            KCC
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {allocations.map(({ name, share, isCirculating }) => (
          <Table.Row key={name}>
            <Table.ColumnHeader
              scope="row"
              ps="0"
              whiteSpace="normal"
              overflowWrap="anywhere"
              textStyle="body"
              fontWeight="normal"
              color="fg"
              borderColor="border.subtle"
            >
              {name}
              <chakra.span display="block" textStyle="xs" color={isCirculating ? 'brand.fg' : 'fg.subtle'}>
                {isCirculating ? 'Circulating' : 'Locked'}
              </chakra.span>
            </Table.ColumnHeader>
            <Table.Cell textAlign="end" textStyle="figure" fontSize="lg">
              {share}%
            </Table.Cell>
            <Table.Cell textAlign="end" pe="0" color="fg.muted">
              {tokensOf(share, kccSupply)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
