/**
 * The `meta` of a machine or of one of its states: events that are left unanswered there on purpose, each with the reason.
 * A machine's own apply to all states that do not answer the event. The coverage map shows them; the site's build removes
 * them.
 */
export type IgnoredEvents<Event extends { type: string }> = {
  ignores?: { [Type in Event['type']]?: string }
}
