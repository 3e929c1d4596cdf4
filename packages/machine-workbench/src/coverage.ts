export { type Answer, type Cell, cellsOf, idleReasonsOf, type Subject } from './coverage/cells.ts'
export {
  type CoverageMap,
  coverageMap,
  gapsOf,
  type ShownStates,
  shownStatesOf,
} from './coverage/coverageMap.ts'
