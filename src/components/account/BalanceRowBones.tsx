import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { balanceCell, valueCell, wideTable } from './wideTable'

export type BalanceRowBonesProps = { width: string }

/** As high and as wide as a row of the balances, before there is one. */
export function BalanceRowBones({ width }: BalanceRowBonesProps) {
  return (
    <Table.Row>
      <Table.Cell paddingInlineStart="0">
        <chakra.span display="flex" alignItems="center" gap="3">
          <Skeleton
            as="span"
            display="none"
            css={{ [wideTable]: { display: 'block' } }}
            flexShrink="0"
            boxSize="10"
            borderRadius="full"
          />
          <chakra.span display="block">
            <chakra.span display="block" textStyle="sm">
              <Skeleton as="span" width="4ch" />
            </chakra.span>
            <chakra.span display="block" textStyle="xs">
              <Skeleton as="span" width={width} />
            </chakra.span>
          </chakra.span>
        </chakra.span>
      </Table.Cell>
      <Table.Cell {...balanceCell} textStyle="figure">
        <Skeleton as="span" width={width} />
        <chakra.span display="block" css={{ [wideTable]: { display: 'none' } }} textStyle="xs">
          <Skeleton as="span" width="6ch" />
        </chakra.span>
      </Table.Cell>
      <Table.Cell {...valueCell}>
        <Skeleton as="span" width="7ch" />
      </Table.Cell>
    </Table.Row>
  )
}
