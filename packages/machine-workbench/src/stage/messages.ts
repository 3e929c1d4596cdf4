import type { Place } from '../journeys/place.ts'
import type { Exchange } from './playedBackend.ts'

/** What the stage reports to the panel. `run` counts the stages of a panel, so that one that was left is not heard. */
export type StageReport = { run: number } & (
  | { type: 'stage.stepped'; step: string }
  | { type: 'stage.asked'; exchange: Exchange }
  | { type: 'stage.arrived'; path: string }
  /** A step did not lead to what it should; `problem` is a sentence. */
  | { type: 'stage.stuck'; problem: string }
  /** Somebody has acted on the stage by hand, and what is seen belongs to no step. */
  | { type: 'stage.left' }
  /** Somebody has acted on the stage by hand, and has come to this place. */
  | { type: 'stage.followed'; place: Place; path: string }
)

/** What the panel asks of the stage: to go on to a place, or to begin the journey again and go there. */
export type StageOrder = { type: 'stage.ordered' | 'stage.renewed'; run: number; place: Place }

const isMessage = (data: unknown): data is { type: string; run: unknown } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  'run' in data

/** True if a message is a report of a stage. */
export const isReport = (data: unknown): data is StageReport =>
  isMessage(data) && data.type.startsWith('stage.') && !isOrder(data)

/** True if a message is an order to the stage. */
export const isOrder = (data: unknown): data is StageOrder =>
  isMessage(data) && ['stage.ordered', 'stage.renewed'].includes(data.type)
