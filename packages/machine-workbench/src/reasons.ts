import type { AnyStateMachine, EventFromLogic, StateSchemaFrom } from 'xstate'

/** The states of a machine, as the coverage map names them: `sending`, `identity.signedOut.ended`. */
type StateIn<Schema> = Schema extends { states: infer States }
  ? { [Name in keyof States & string]: Name | `${Name}.${StateIn<States[Name]>}` }[keyof States & string]
  : never

/**
 * Events that a machine leaves unanswered on purpose, by the state, each with the reason. A state's reason also holds in all
 * states below it that do not answer the event; `*` is the whole machine.
 */
export type Reasons<Machine extends AnyStateMachine> = {
  [State in '*' | StateIn<StateSchemaFrom<Machine>>]?: { [Type in EventFromLogic<Machine>['type']]?: string }
}

/** Reasons whose machine no longer matters. */
export type AnyReasons = Partial<Record<string, Partial<Record<string, string>>>>

/** The reason why an event is ignored in a state, by the state's name, or in one above it; undefined if none is given. */
export function reasonFor(reasons: AnyReasons, state: string, type: string): string | undefined {
  const above = (leaf: string): string[] => [
    leaf,
    ...(leaf.includes('.') ? above(leaf.replace(/\.[^.]+$/, '')) : []),
  ]
  const places = [...state.split(' ').flatMap(above), '*']
  return places.map((place) => reasons[place]?.[type]).find((reason) => reason !== undefined)
}
