import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { AnswerIcon, answerLooks } from './AnswerIcon.tsx'
import type { MapCell } from './coverageMap.ts'
import { remarkOn } from './mapFacts.ts'

/** Frame of an unanswered cell. */
const open = {
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'fg.error',
  outlineOffset: '-2px',
} as const

export type MapCellViewProps = {
  /** Undefined where the event cannot happen. */
  cell: MapCell | undefined
  /** The remarks below the table, by whose number the cell points to its own. */
  remarks: string[]
}

/** A cell of the map: the icon of its answer, and the number of its remark. */
export function MapCellView({ cell, remarks }: MapCellViewProps) {
  if (!cell) return <Table.Cell bg="bg" />
  const { answer } = cell
  const remark = remarkOn(cell)
  return (
    <Table.Cell paddingBlock="1" paddingInline="0.5" {...(answer === 'unanswered' ? open : null)}>
      <chakra.span
        display="grid"
        gridTemplateColumns="{sizes.4} {sizes.3.5}"
        columnGap="0.5"
        fontSize="2xs"
        color="fg.muted"
        aria-hidden
      >
        <AnswerIcon answer={answer} />
        {remark ? <span>{remarks.indexOf(remark) + 1}</span> : null}
      </chakra.span>
      <chakra.span srOnly>{[answerLooks[answer].name, remark].filter(Boolean).join('; ')}</chakra.span>
    </Table.Cell>
  )
}
