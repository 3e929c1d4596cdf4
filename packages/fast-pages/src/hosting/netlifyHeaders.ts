import type { HeaderRule, Headers } from './responseHeaders.ts'

/** Cloudflare reads no more rules than these. */
const mostRules = 100

/**
 * The file `_headers` for Netlify and Cloudflare. Where two rules set the same header, Netlify takes the later, while
 * Cloudflare joins both with a comma unless a line with `!` removes the first, which Netlify ignores.
 *
 * A rule is for an address, whether a file is there or not. What is sent with found files alone is therefore a rule for
 * each of the `files`, for as many as there is room, so those that are worth it most come first.
 */
export function netlifyHeaders(rules: HeaderRule[], files: string[]): string {
  const common = Object.keys(rules[0]?.headers ?? {})
  const room = mostRules - rules.length
  const written = rules.flatMap(({ address, headers, found = {} }) =>
    address.endsWith('*')
      ? [
          { address, headers },
          ...files
            .filter((file) => file.startsWith(address.slice(0, -1)) && Object.keys(found).length > 0)
            .slice(0, room)
            .map((file) => ({ address: file, headers: found })),
        ]
      : [{ address, headers: { ...headers, ...found } }],
  )
  return written
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ address, headers }, index) => ruleOf(address, headers, index > 0 ? common : []))
    .join('\n')
}

const ruleOf = (address: string, headers: Headers, replaced: string[]) =>
  [
    address,
    ...replaced.filter((name) => name in headers).map((name) => `  ! ${name}`),
    ...Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`  ${name}: ${value}`])),
    '',
  ].join('\n')
