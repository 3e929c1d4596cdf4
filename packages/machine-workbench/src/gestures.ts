import type { expect, Page } from '@playwright/test'
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate'

/** The assertions of Playwright, which no model imports: the workbench shows models, too. */
export type Expect = typeof expect

/** Where a component is: a page of a site, or the frame of a Stepper. */
export type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByTestId' | 'getByText' | 'locator'>

/** What a visitor does in a component for an event of its machine. A method, so that models of all machines are of one type. */
type Act<Event> = { act(place: Place, event: Event): Promise<unknown> }['act']

/** Checks what a component shows in a state. */
type Look<Machine extends AnyStateMachine> = {
  look(place: Place, snapshot: SnapshotFrom<Machine>): Promise<unknown>
}['look']

/** How a component is used, and what it shows, wherever it is: in walks through a site and in the workbench. */
export type Gestures<Machine extends AnyStateMachine> = {
  events: {
    [Type in EventFromLogic<Machine>['type']]?: Act<Extract<EventFromLogic<Machine>, { type: Type }>>
  }
  states: Record<string, Look<Machine>>
  /** In which states the component offers its gestures; by default in all. */
  isOffered?: { isOffered(snapshot: SnapshotFrom<Machine>): boolean }['isOffered']
}

/** Gestures whose machine no longer matters. */
export type AnyGestures = {
  events: Partial<Record<string, Act<AnyEventObject>>>
  states: Record<string, Look<AnyStateMachine>>
  isOffered?: (snapshot: AnyMachineSnapshot) => boolean
}
