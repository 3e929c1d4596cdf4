import { parseHTML } from 'linkedom'
import { expect, it, vi } from 'vitest'
import { addLink } from '../../src/browser/addLink.ts'

it('blocks the first paint only where it is told to, and has no such attribute otherwise', () => {
  const { document } = parseHTML('<!doctype html><html><head></head></html>')
  vi.stubGlobal('document', document)
  addLink('modulepreload', '/a.js')
  addLink('stylesheet', '/late.css', '')
  expect(addLink('stylesheet', '/early.css', 'render').blocking).toBe('render')
  // What is set on the element is an attribute in a browser.
  const isSet = [...document.querySelectorAll('link')].map((link) => Object.hasOwn(link, 'blocking'))
  expect(isSet).toEqual([false, false, true])
})
