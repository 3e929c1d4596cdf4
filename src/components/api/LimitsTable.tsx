import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Check, Minus } from 'lucide-react'
import { tableRoles } from '@/components/ui/tableRoles'
import { apiLimits, apiPlans } from '@/data/content/api'

const narrowRows = {
  mdDown: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1.35fr 1fr 1fr' },
    '& th, & td': {
      minW: '0',
      ps: '0',
      pe: '1',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tr > th:first-of-type': { gridColumn: '1 / -1', paddingBlockEnd: '0', borderWidth: '0' },
    '& td': { paddingBlockStart: '1' },
  },
}

export type LimitsTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string
}

/** The limits of each plan; on narrow screens the row's name is above its three cells. */
export function LimitsTable({ labelledBy }: LimitsTableProps) {
  return (
    <Table.Root {...tableRoles.table} size="lg" aria-labelledby={labelledBy} css={narrowRows}>
      <Table.Header {...tableRoles.rows}>
        <Table.Row {...tableRoles.row}>
          <Table.ColumnHeader {...tableRoles.columnHeader} scope="col" ps="0">
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
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body {...tableRoles.rows}>
        {apiLimits.map(({ what, perPlan }) => (
          <Table.Row {...tableRoles.row} key={what}>
            <Table.ColumnHeader
              {...tableRoles.rowHeader}
              scope="row"
              ps="0"
              whiteSpace="normal"
              textStyle="sm"
              fontWeight="normal"
              color="fg.muted"
              borderColor="border.subtle"
            >
              {what}
            </Table.ColumnHeader>
            {apiPlans.map(({ name, isPopular }, index) => (
              <Table.Cell
                {...tableRoles.cell}
                key={name}
                bg={isPopular ? { md: 'bg.panel' } : undefined}
                color="fg"
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
