import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseArrival } from '@/data/session/arrival'
import { endReasonOf, toProviderError } from '@/data/session/errors'

/** Keys that every object inherits, so that every table asked as `table[key]` seems to hold them. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

it.each(inherited)('a foreign «%s» is not in any table of ours', (key) => {
  const { problem } = parseArrival(`https://king.example/login?error_code=${key}`)
  expect(problem).toBe('refused')
  expect(endReasonOf({ code: key, error_code: key })).toBeNull()
  expect(endReasonOf({ code: 'PT401', hint: key })).toBeNull()
  expect(toProviderError({ name: key, code: key, status: 400, message: 'No' }).kind).toBe('unknown')
})

it('no answer, whatever its texts, has a kind or a reason that is no text of ours', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom(...inherited))
  fc.assert(
    fc.property(text, text, text, (name, code, hint) => {
      expect(typeof toProviderError({ name, code, hint }).kind).toBe('string')
      const reason = endReasonOf({ code, error_code: name, hint })
      expect(reason === null || typeof reason === 'string').toBe(true)
    }),
  )
})

/** A table by text that stands in a file, as `const units: Record<string, number> = { … }`. */
const table = /const (\w+): (?:Readonly<|Partial<)*Record<string\b.*> = \{(?!\}| \.\.\.)/g

it('a table by text is asked by `entryOf` or `Object.hasOwn`, in every folder of sources', () => {
  const files = ['src', 'scripts', ...readdirSync('packages').map((name) => `packages/${name}/src`)].flatMap(
    (room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
        .map((file) => path.join(room, file)),
  )
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const tables = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(table), ([, name = '']) => ({
      name,
      isShared: text.includes(`export const ${name}`),
      file,
    })),
  )
  expect(tables.length).toBeGreaterThan(8)
  const asked = tables.flatMap(({ name, isShared, file }) =>
    texts
      .filter((other) => isShared || other.file === file)
      .filter(({ text }) => new RegExp(`\\b${name}\\[(?!'|"|\\d)`).test(text))
      .filter(({ text }) => !text.includes(`hasOwn(${name}`))
      .map((other) => `${other.file}: ${name}`),
  )
  expect(asked).toEqual([])
})
