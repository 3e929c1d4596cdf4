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
  if (!cell) {
    return (
      <Table.Cell padding="1" textAlign="center" color="fg.subtle">
        <span aria-hidden>·</span>
        <chakra.span srOnly>cannot happen</chakra.span>
      </Table.Cell>
    )
  }
  const { answer, tried } = cell
  const remark = remarkOn(cell)
  const isOpen = answer === 'unanswered' || tried.length === 0
  const tests = tried.length > 0 ? tried.map((trial) => trialNames[trial]).join(', ') : 'no test has tried it'
  return (
    <Table.Cell padding="1" textAlign="center" bg={isOpen ? 'danger.muted' : undefined}>
      <chakra.span display="inline-flex" alignItems="flex-start" aria-hidden>
        <AnswerMark answer={answer} />
        <chakra.span textStyle="xs" color="fg.muted" width="4" textAlign="start">
          {remark ? remarks.indexOf(remark) + 1 : null}
        </chakra.span>
      </chakra.span>
      <chakra.span display="block" lineHeight="1" paddingInlineEnd="4">
        <TrialMarks tried={tried} isAligned />
      </chakra.span>
      <chakra.span srOnly>
        {[answerLooks[answer].name, remark, tests].filter((part) => part !== null).join('; ')}
      </chakra.span>
    </Table.Cell>
  )
}
