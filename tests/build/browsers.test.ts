import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { newerOf } from '../browsers/documentFeatures'
import { ofDocuments } from '../browsers/exceptions'
import { documentOf, pages } from '../e2e/documents'

const assets = 'build/embedded/assets'

it('has in its documents and styles only what is widely available, or what has a reason', () => {
  const documents = pages.map((page) => parseHTML(documentOf(page)).document)
  const inline = documents.flatMap((document) => [...document.querySelectorAll('style')])
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const styles = new Set([
    ...inline.map(({ textContent }) => textContent ?? ''),
    ...files.map((name) => readFileSync(path.join(assets, name), 'utf8')),
  ])
  expect(styles.size).toBeGreaterThan(20)
  expect(newerOf(documents, [...styles])).toEqual(Object.keys(ofDocuments))
})
