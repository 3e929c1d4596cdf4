/** File with the rules in a build, for the preview server and for hosts without a format of their own. */
export const rulesFile = 'hosting/headers.json'

/** Headers by name; `null` takes one back that a rule before has set. */
export type Headers = Record<string, string | null>

/** Headers for an address, or with `*` at its end for all that begin with it. A later rule wins. */
export type HeaderRule = {
  address: string
  headers: Headers
  /** Sent besides with a file that is there, never with an answer that it is missing, which would be kept like it. */
  found?: Headers
}

/** A finished document and the address that it answers. */
export type PolicyOfDocument = { address: string; policy: string }

const year = 365 * 24 * 3600
const day = 24 * 3600

/** For every answer. */
const always: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For documents; other files have no use for them. */
const ofDocuments: Headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const without = (headers: Headers): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, null]))

/**
 * Every header that the site is served with. The preview server sends them, and the files for hosts are written from
 * them. `policies` are the documents' own; all other addresses, unknown ones among them, get `defaultPolicy`.
 * `unhashed` are the addresses of files whose name stays while their content changes.
 */
export function responseHeaders(
  defaultPolicy: string,
  policies: PolicyOfDocument[],
  unhashed: string[],
): HeaderRule[] {
  const documents = { ...ofDocuments, 'Content-Security-Policy': defaultPolicy }
  return [
    { address: '/*', headers: { ...always, ...documents, 'Cache-Control': 'no-cache' } },
    {
      address: '/assets/*',
      headers: {},
      found: { ...without(documents), 'Cache-Control': `public, max-age=${year}, immutable` },
    },
    ...unhashed.map((address) => ({
      address,
      headers: {},
      found: {
        ...without(documents),
        'Cache-Control': `public, max-age=${day}`,
        // Other sites show this one's picture or icon beside a link to it.
        ...(/\.(png|ico)$/.test(address) ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : null),
      },
    })),
    ...policies
      .filter(({ policy }) => policy !== defaultPolicy)
      .map(({ address, policy }) => ({ address, headers: { 'Content-Security-Policy': policy } })),
  ]
}

/** The headers of a file at an address, by name. A missing one is sent with those of `/404`. */
export function headersOf(rules: HeaderRule[], address: string): Record<string, string> {
  const merged: Headers = Object.assign(
    {},
    ...rules
      .filter((rule) =>
        rule.address.endsWith('*') ? address.startsWith(rule.address.slice(0, -1)) : address === rule.address,
      )
      .flatMap(({ headers, found }) => [headers, found]),
  )
  return Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
