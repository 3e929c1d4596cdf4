import { type Model, walksOf } from '@king-exchange/machine-workbench/models'
import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** How an event of a machine comes about in a browser. */
type Gesture<Machine extends AnyStateMachine, Stage, Event> =
  | {
      /** What the visitor, the browser or the provider does. It checks what is seen of the event itself. */
      act(stage: Stage, event: Event): Promise<unknown>
      /** In which states it does so; by default in all that answer the event. */
      when?(snapshot: SnapshotFrom<Machine>, event: Event): boolean
    }
  | {
      /** Why no browser test can cause it by itself. */
      never: string
    }

/** Checks what is seen. Declared as a method, so that tables of different machines have a type in common. */
type Look<Machine extends AnyStateMachine, Stage> = {
  look(stage: Stage, snapshot: SnapshotFrom<Machine>): Promise<unknown>
}['look']

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>
type InnerEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown }

/** What a machine's events and states are in a browser, for tests that walk it there. */
export type WalkTable<Machine extends AnyStateMachine, Stage> = {
  /** The model whose paths are walked, and the page on which the machine is in its first state; several for several inputs. */
  starts: { model: Model<Machine>; open: (page: Page) => Promise<Stage> }[]
  /** The machine's own events, and how the actors and delays end that it invokes. */
  events: {
    [Type in EventOf<Machine>['type']]: Gesture<Machine, Stage, Extract<EventOf<Machine>, { type: Type }>>
  } & { [type: `xstate.${string}`]: Gesture<Machine, Stage, InnerEvent> }
  /** What is seen in each state, each part of a parallel machine by itself. */
  states: Record<string, Look<Machine, Stage>>
}

/** A table whose machine and stage no longer matter. */
export type AnyWalkTable = {
  starts: { model: Model<AnyStateMachine>; open: (page: Page) => Promise<unknown> }[]
  events: Record<string, Gesture<AnyStateMachine, unknown, AnyEventObject>>
  states: Record<string, Look<AnyStateMachine, unknown>>
}

/** Checks a table's types by its machine, whose name gives them. */
export const walkTable =
  <Machine extends AnyStateMachine>() =>
  <Stage>(table: WalkTable<Machine, Stage>): AnyWalkTable =>
    table

/**
 * The walks that a browser takes from each start, which go through all states and every event. Throws for an event that
 * the table lacks.
 */
export const walksIn = ({ starts, events }: AnyWalkTable) =>
  starts.flatMap(({ model, open }) => {
    const walks = walksOf(model, (snapshot, event) => {
      const gesture = events[event.type]
      if (!gesture) throw new Error(`The table of ${model.machine.id} lacks the event ${event.type}`)
      return 'act' in gesture && (gesture.when?.(snapshot, event) ?? true)
    })
    return walks.map((path) => ({ model, open, path }))
  })
