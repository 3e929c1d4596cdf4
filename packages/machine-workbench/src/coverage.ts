export { type Answer, type Cell, cellsOf, idleReasonsOf, type Subject } from './coverage/cells.ts'
export {
  type CoverageMap,
  coverageMap,
  gapsOf,
  type Records,
  recordOf,
  type ShownStates,
  shownStatesOf,
  type Trial,
  textOfMap,
} from './coverage/coverageMap.ts'
export { record, type TestRecord, takeRecord } from './coverage/record.ts'
