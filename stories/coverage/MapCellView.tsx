import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { MapCell } from '../../models/coverage/coverageMap'
import { AnswerMark, answerLooks } from './AnswerMark'
import { remarkOn } from './mapFacts'
import { TrialMarks, trialNames } from './TrialMarks'

export type MapCellViewProps = {
  /** Undefined where the event cannot happen. */
  cell: MapCell | undefined
  /** The remarks below the table, by whose number the cell points to its own. */
  remarks: string[]
}

/** A cell of the map: the mark of its answer, the number of its remark, and the marks of the tests that have tried it. */
export function MapCellView({ cell, remarks }: MapCellViewProps) {
  if (!cell) return <Table.Cell bg="bg.sunken" />
  const { answer, tried } = cell
  const remark = remarkOn(cell)
  const isUntried = tried?.length === 0
  const isOpen = answer === 'unanswered' || isUntried
  const tests = isUntried ? 'no test has tried it' : tried?.map((trial) => trialNames[trial]).join(', ')
  return (
    <Table.Cell padding="1" bg={isOpen ? 'danger.muted' : undefined}>
      <chakra.span
        display="grid"
        gridTemplateColumns="{sizes.5} {sizes.4}"
        rowGap="1"
        textStyle="xs"
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
