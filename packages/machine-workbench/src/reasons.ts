import type { AnyStateMachine, EventFromLogic, StateSchemaFrom } from 'xstate'

/** The states of a machine, as the coverage map names them: `sending`, `identity.signedOut.ended`. */
type StateIn<Schema> = Schema extends { states: infer States }
  ? { [Name in keyof States & string]: Name | `${Name}.${StateIn<States[Name]>}` }[keyof States & string]
  : never

/**
 * Events that a machine leaves unanswered on purpose, by the state, each with the reason. What is said of a state holds in all
 * that it contains and that do not answer the event; `*` is the whole machine.
 */
export type Reasons<Machine extends AnyStateMachine> = {
  [State in '*' | StateIn<StateSchemaFrom<Machine>>]?: { [Type in EventFromLogic<Machine>['type']]?: string }
}

/** Reasons whose machine no longer matters. */
export type AnyReasons = Partial<Record<string, Partial<Record<string, string>>>>
