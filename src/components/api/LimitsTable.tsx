import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Check, Minus } from 'lucide-react'
import { apiLimits, apiPlans } from '@/data/api'

export type LimitsTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string
}

/** What each plan allows, in rows; scrolls sideways by itself where the window is too narrow for it. */
export function LimitsTable({ labelledBy }: LimitsTableProps) {
  return (
    <chakra.section
      tabIndex={0}
      aria-label="Table of limits"
      position="relative"
      overflowX="auto"
      borderRadius="l1"
    >
      <Table.Root size="lg" aria-labelledby={labelledBy} minWidth="36rem">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader ps="0">
              <chakra.span srOnly>What</chakra.span>
            </Table.ColumnHeader>
            {apiPlans.map(({ name, isPopular }) => (
              <Table.ColumnHeader
                key={name}
                scope="col"
                textStyle="title"
                color={isPopular ? 'brand.fg' : 'fg'}
                width="21%"
              >
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {apiLimits.map(({ what, perPlan }) => (
            <Table.Row key={what}>
              <Table.ColumnHeader
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
                <Table.Cell key={name} bg={isPopular ? 'bg.panel' : undefined} color="fg">
                  <Allowance value={perPlan[index] ?? ''} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </chakra.section>
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
