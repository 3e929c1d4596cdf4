/** An answer of the provider. A body that is a text is sent as HTML. */
type Sent = { status: number; body?: unknown }

/**
 * How the provider answers a call: `unanswered` is a connection on which nothing comes until it times out, `pending` one
 * on which nothing has come yet.
 */
export type Answer = Sent | 'unanswered' | 'pending' | ((url: URL) => Sent)

/** Answers by call; of several for one call, each is given once and the last from then on. */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>

/** The provider's address in the workbench. Nothing is ever sent there. */
export const providerOrigin = 'https://provider.example'

/**
 * The short name of a call, such as `POST token password` or `GET wallets`: method, path, and the query that decides what
 * is asked.
 */
export function callOf(method: string, { pathname, searchParams }: URL): string {
  const path = pathname.replace(/^\/(auth|rest)\/v1\//, '').replace(/^factors\/[^/]+/, 'factors')
  const variant = searchParams.get('grant_type') ?? searchParams.get('scope')
  return [method, path, ...(variant ? [variant] : [])].join(' ')
}
