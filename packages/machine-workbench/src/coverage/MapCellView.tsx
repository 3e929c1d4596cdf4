import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { AnswerMark, answerLooks } from './AnswerMark.tsx'
import type { MapCell } from './coverageMap.ts'
import { remarkOn } from './mapFacts.ts'
import { TrialMarks, trialNames } from './TrialMarks.tsx'

/** What somebody has to decide or to try is framed. */
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

/** A cell of the map: the mark of its answer, the number of its remark, and the marks of the tests that have tried it. */
export function MapCellView({ cell, remarks }: MapCellViewProps) {
  if (!cell) return <Table.Cell bg="bg" />
  const { answer, tried } = cell
  const remark = remarkOn(cell)
  const isUntried = tried?.length === 0
  const isOpen = answer === 'unanswered' || isUntried
  const tests = isUntried ? 'no test has tried it' : tried?.map((trial) => trialNames[trial]).join(', ')
  return (
    <Table.Cell paddingBlock="1" paddingInline="0.5" {...(isOpen ? open : null)}>
      <chakra.span
        display="grid"
        gridTemplateColumns="{sizes.4} {sizes.3.5}"
        rowGap="1"
        columnGap="0.5"
        fontSize="2xs"
        color="fg.muted"
        aria-hidden
      >
        <AnswerMark answer={answer} />
        {remark ? <span>{remarks.indexOf(remark) + 1}</span> : null}
        {tried ? <TrialMarks tried={tried} /> : null}
      </chakra.span>
      <chakra.span srOnly>{[answerLooks[answer].name, remark, tests].filter(Boolean).join('; ')}</chakra.span>
    </Table.Cell>
  )
}
