/** The clock of a project's machines: an actor that they invoke, whose event carries the time as `now`, in milliseconds. */
export type MachineClock = {
  /**
   * The name by which machines invoke it. An `interval` in ms in its input is also in its events; by default it is a second.
   */
  actor: string
  /** The type of its event. */
  event: string
  /** The moment at which models begin, in milliseconds since the epoch. */
  beginsAt: number
}
