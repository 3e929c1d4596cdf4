import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folders = [
  'src',
  'packages/embedded-supabase/src',
  ...['browser', 'emotion', 'hosting', 'inline', 'react'].map(
    (folder) => `packages/fast-pages/src/${folder}`,
  ),
]

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
)

/** The regular expressions in a source file. */
function expressionsIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

/** True if there is a text of `n` characters for which an expression takes n² steps, or more. */
function isSuperLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  return analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) }).reports.length > 0
}

it.each(['/\\B(?=(\\d{3})+$)/g', '/(.)\\/+$/', '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/', '/(a+)+$/'])(
  'knows that %s takes the square of a text or more',
  (literal) => {
    expect(isSuperLinear(literal)).toBe(true)
  },
)

it('reads a text of any length in steps that grow no faster than the text', () => {
  const found = files.flatMap((file) => expressionsIn(file).map((literal) => ({ file, literal })))
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ literal }) => isSuperLinear(literal))).toEqual([])
})
