import type { HeaderRule } from './responseHeaders.ts'

/** The file `vercel.json`. Vercel takes the later of two rules for the same header and cannot remove one. */
export const vercelConfig = (rules: HeaderRule[]): string =>
  JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ address, headers }) => ({
        source: address.replace(/\*$/, '(.*)'),
        headers: Object.entries(headers).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
      })),
    },
    null,
    2,
  )
