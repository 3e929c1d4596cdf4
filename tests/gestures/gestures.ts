import type { Page } from '@playwright/test'
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate'

/** Where a component is: a page of the site, or a frame of the workbench. */
export type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByTestId' | 'getByText' | 'locator'>

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>

/** What a visitor does in a component for an event of its machine. */
type Act<Event> = { act(place: Place, event: Event): Promise<unknown> }['act']

/** Checks what a component shows in a state. */
type Look<Machine extends AnyStateMachine> = {
  look(place: Place, snapshot: SnapshotFrom<Machine>): Promise<unknown>
}['look']

/** How a component is used, and what it shows, wherever it is: in the walks through the site and in the workbench. */
export type Gestures<Machine extends AnyStateMachine> = {
  events: { [Type in EventOf<Machine>['type']]?: Act<Extract<EventOf<Machine>, { type: Type }>> }
  states: Record<string, Look<Machine>>
  /** In which states the component offers its gestures; by default in all. */
  isOffered?: (snapshot: SnapshotFrom<Machine>) => boolean
}

/** Gestures whose machine no longer matters. */
export type AnyGestures = {
  events: Partial<Record<string, Act<AnyEventObject>>>
  states: Record<string, Look<AnyStateMachine>>
  isOffered?: (snapshot: AnyMachineSnapshot) => boolean
}

/** Checks the types of gestures by their machine, whose name gives them. */
export const gesturesOf =
  <Machine extends AnyStateMachine>() =>
  <Given extends Gestures<Machine>>(gestures: Given) =>
    gestures
