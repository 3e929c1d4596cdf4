/** An answer of the backend. A body that is a text is sent as HTML. */
type Sent = { status: number; body?: unknown }

/**
 * How the backend answers a call: `unanswered` is a connection on which nothing comes until it times out, `pending` one
 * on which nothing has come yet.
 */
export type Answer = Sent | 'unanswered' | 'pending' | ((url: URL) => Sent)

/** Answers by call; of several for one call, each is given once and the last from then on. */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>
