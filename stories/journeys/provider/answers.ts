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
