// `@king-exchange/machine-workbench/models`: models and what is asked of them, without React.

/** The map of each event in each state, and its gaps. */
export { type Answer, type Cell, cellsOf, idleReasonsOf } from '../coverage/cells.ts'
export { type CoverageMap, coverageMap, gapsOf, shownStatesOf } from '../coverage/coverageMap.ts'
/** For tests of a model in the Stepper: its session, and the events that it offers. */
export { createSession, type Session } from '../createSession.ts'
export { eventChoices, timeChoice } from '../examples.ts'
/** A model, its states and the paths to them. */
export {
  defineModel,
  eventsOf,
  leavesOf,
  type Model,
  type Models,
  nameOf,
  pathsOf,
  pathsOfParts,
  typesOf,
} from '../model.ts'
export { packLink, parseLink } from '../namedLinks.ts'
/** Links to a machine in a state, or along steps. */
export { placeParameter, stateParameter, stepLinks } from '../stepLinks.ts'
export { timePassed, whyNot } from '../steps.ts'
/** For tests: an actor that goes a path with stubs for all that it invokes. */
export { run, start, walk, withStubs } from '../walker.ts'
/** All that a project says to its workbench; its machines in words and along steps. */
export {
  defineWorkbench,
  type MachineClock,
  replay,
  sentenceOf,
  sentencesOf,
  subjectsOf,
  titleOf,
} from '../workbench.ts'
