import type { AnyActorLogic, EventFromLogic } from 'xstate'

/** The argument of a callback actor that sends a machine these of its events; by XState's own type it could send any. */
export type Sends<Machine extends AnyActorLogic, Type extends EventFromLogic<Machine>['type']> = {
  sendBack: (event: Extract<EventFromLogic<Machine>, { type: Type }>) => void
}
