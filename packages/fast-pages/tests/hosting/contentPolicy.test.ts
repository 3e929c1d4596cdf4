import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy } from '../../src/hosting/contentPolicy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const directive = (name: string, html: string) =>
  contentPolicy(html, ["'self'"])
    .split('; ')
    .find((text) => text.startsWith(`${name} `))

describe('the policy of a document', () => {
  it('names each inline script and style once, by its exact text', () => {
    const html =
      '<style>a{}</style><style data-emotion="css x">b{}\n</style><script data-files="/a.js">run()</script><script>run()</script>'
    expect(directive('script-src', html)).toBe(`script-src 'self' ${hashOf('run()')}`)
    expect(directive('style-src', html)).toBe(
      `style-src 'self' ${hashOf('')} ${hashOf('a{}')} ${hashOf('b{}\n')}`,
    )
  })

  it('needs no hash for a file or for data', () => {
    const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(directive('script-src', html)).toBe("script-src 'self'")
  })

  it('allows requests to its own and the given origins alone, and no text to become code', () => {
    expect(contentPolicy('', ['https://a.example', 'wss://b.example'])).toContain(
      "; connect-src 'self' https://a.example wss://b.example; ",
    )
    expect(contentPolicy('', [])).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(contentPolicy('', [])).not.toContain('unsafe')
  })

  it('allows besides what a site names, in place of none', () => {
    const policy = contentPolicy('', ["'self'"], {
      'script-src': ['https://c.example'],
      'frame-src': ['https://c.example'],
      'trusted-types': ['default'],
    })
    const named = policy.split('; ').filter((text) => /^(script-src|frame-src|trusted-types) /.test(text))
    expect(named).toEqual([
      "script-src 'self' https://c.example",
      'trusted-types default',
      'frame-src https://c.example',
    ])
  })

  it.each(['<p class="a" style="width:1px">', '<button onclick="run()">'])('is refused to %s', (tag) => {
    expect(() => contentPolicy(`<main>${tag}</main>`, [])).toThrow(`blocks an attribute of ${tag}`)
  })

  it('is not misled by text about attributes', () => {
    expect(() => contentPolicy('<code>&lt;p style="width:1px"&gt;</code>', [])).not.toThrow()
  })
})
