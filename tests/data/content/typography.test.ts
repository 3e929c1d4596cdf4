import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('/src/data/{content,registries}/*.ts', {
  eager: true,
})

/** Every text within a value; the icons of the navigation are components, not texts. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  return Object.values(value).flatMap(textsOf)
}

/** The words that a person reads, without the samples of code, which are written for programs. */
const texts = Object.entries(modules).flatMap(([file, { apiRequests, apiResponses, ...rest }]) =>
  textsOf(rest).map((text) => `${file}: ${text}`),
)

it.each([
  ['a hyphen for the minus of a figure', /(^|[\s(])-[$€]?\d/],
  ['three full stops for an ellipsis', /\.\.\./],
  ['a straight apostrophe', /\w'\w/],
  ['a straight quotation mark', /"\w|\w"/],
  ['two blanks', /\S {2}\S/],
  ['a blank at an end', /^\S+: (\s|.*\s$)/],
])('no text contains %s', (_, fault) => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => fault.test(text))).toEqual([])
})
