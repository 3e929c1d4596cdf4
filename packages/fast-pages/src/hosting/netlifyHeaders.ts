import type { HeaderRule } from './responseHeaders.ts'

/**
 * The file `_headers` for Netlify and Cloudflare. Where two rules set the same header, Netlify takes the later, while
 * Cloudflare joins both with a comma unless a line with `!` removes the first, which Netlify ignores.
 */
export function netlifyHeaders(rules: HeaderRule[]): string {
  const common = Object.keys(rules[0]?.headers ?? {})
  return rules
    .map(({ address, headers }, index) =>
      [
        address,
        ...(index > 0 ? common.filter((name) => name in headers).map((name) => `  ! ${name}`) : []),
        ...Object.entries(headers).flatMap(([name, value]) =>
          value === null ? [] : [`  ${name}: ${value}`],
        ),
        '',
      ].join('\n'),
    )
    .join('\n')
}
