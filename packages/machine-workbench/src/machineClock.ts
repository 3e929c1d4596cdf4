/** The clock of a project's machines: an actor that they invoke, whose event carries the time as `now`, in milliseconds. */
export type MachineClock = {
  /** The name by which machines invoke it. Its input and its events can have an `interval` in ms; by default a second. */
  actor: string
  /** The type of its event. */
  event: string
  /** The moment at which models begin, in milliseconds since the epoch. */
  beginsAt: number
}
