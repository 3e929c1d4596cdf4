import { Icon } from '@chakra-ui/react/icon'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Check, Minus } from 'lucide-react'
import { tableRoles } from '@/components/ui/tableRoles'
import { apiLimits, apiPlans } from '@/data/content/api'

const cell: SystemStyleObject = {
  minW: '0',
  ps: '0',
  pe: '1',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
}

/** On a narrow screen a row's name is above its three cells. */
const narrow = {
  block: { mdDown: { display: 'block' } },
  row: { mdDown: { display: 'grid', gridTemplateColumns: '1.35fr 1fr 1fr' } },
  name: { mdDown: { ...cell, gridColumn: '1 / -1', paddingBlockEnd: '0', borderWidth: '0' } },
  plan: { mdDown: cell },
  value: { mdDown: { ...cell, paddingBlockStart: '1' } },
} satisfies Record<string, SystemStyleObject>

export type LimitsTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string
}

/** The limits of each plan. */
export function LimitsTable({ labelledBy }: LimitsTableProps) {
  return (
    <Table.Root {...tableRoles.table} size="lg" aria-labelledby={labelledBy} css={narrow.block}>
      <Table.Header {...tableRoles.rows} css={narrow.block}>
        <Table.Row {...tableRoles.row} css={narrow.row}>
          <Table.ColumnHeader {...tableRoles.columnHeader} scope="col" ps="0" css={narrow.name}>
            <chakra.span srOnly>What</chakra.span>
          </Table.ColumnHeader>
          {apiPlans.map(({ name, isPopular }) => (
            <Table.ColumnHeader
              {...tableRoles.columnHeader}
              key={name}
              scope="col"
              textStyle={{ base: 'label', md: 'title' }}
              color={isPopular ? 'brand.fg' : 'fg'}
              width={{ md: '21%' }}
              css={narrow.plan}
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body {...tableRoles.rows} css={narrow.block}>
        {apiLimits.map(({ what, perPlan }) => (
          <Table.Row {...tableRoles.row} key={what} css={narrow.row}>
            <Table.ColumnHeader
              {...tableRoles.rowHeader}
              scope="row"
              ps="0"
              whiteSpace="normal"
              textStyle="sm"
              fontWeight="normal"
              color="fg.muted"
              borderColor="border.subtle"
              css={narrow.name}
            >
              {what}
            </Table.ColumnHeader>
            {apiPlans.map(({ name, isPopular }, index) => (
              <Table.Cell
                {...tableRoles.cell}
                key={name}
                bg={isPopular ? { md: 'bg.panel' } : undefined}
                color="fg"
                css={narrow.value}
              >
                <Allowance value={perPlan[index] ?? ''} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function Allowance({ value }: { value: string }) {
  if (value !== 'Yes' && value !== 'No') return value
  return (
    <>
      <Icon
        as={value === 'Yes' ? Check : Minus}
        boxSize="4"
        color={value === 'Yes' ? 'brand.fg' : 'fg.subtle'}
        aria-hidden
      />
      <chakra.span srOnly>{value}</chakra.span>
    </>
  )
}
