import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = /^(?:src|stories|models|tests|scripts|supabase|docs)\//

/** The files and folders that a document names; of one with a blank, such as `<page>.tsx`, the folder that it is in. */
const pathsIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => folders.test(code))
    .map((code) => code.replace(/[^/]*<.*$/, ''))

describe.each(['docs/how-to.md', 'docs/a-login.md'])('%s', (document) => {
  it('names files that are there', () => {
    const paths = pathsIn(document)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})
