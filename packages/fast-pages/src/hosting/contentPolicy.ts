import { createHash } from 'node:crypto'

/** The hash of an empty style element: Emotion adds one in the browser and inserts its rules by script. */
const emptyStyle = ''

/** Sources by the directive that allows them. */
export type PolicySources = { readonly [directive: string]: readonly string[] }

const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
const blocked = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"[^<>]*>/

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of a finished document. Scripts and styles come from the site's own files, or stand in the
 * document and are named by their hash. Text never becomes code (Trusted Types, without a policy that would allow it).
 * `connect` are the origins that the site calls besides its own, `further` what it allows besides, by directive. Throws if
 * the document has a style attribute or an event handler, which its policy would block.
 */
export function contentPolicy(html: string, connect: string[], further: PolicySources = {}): string {
  const found = blocked.exec(html)
  if (found) throw new Error(`The policy of the site blocks an attribute of ${found[0]}`)
  const hashes = { script: new Set<string>(), style: new Set([sourceOf(emptyStyle)]) }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inline)) {
    if (tag === 'style') hashes.style.add(sourceOf(text))
    else if (!/\s(?:src|type="application\/)/.test(attributes)) hashes.script.add(sourceOf(text))
  }
  const own: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // What is lost is asked for past the cache.
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries({ ...own, ...further })
    .map(([directive, added]) => {
      const known = (Object.hasOwn(own, directive) ? (own[directive] ?? []) : []).filter(
        (source) => added === own[directive] || source !== "'none'",
      )
      return `${directive} ${[...new Set([...known, ...added])].join(' ')}`
    })
    .join('; ')
}
