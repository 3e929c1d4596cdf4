import { expect, it, vi } from 'vitest'
import { rootAround } from '../../stories/workbench/rootAround'

it('a frame knows the document around it', () => {
  const root = {}
  vi.stubGlobal('window', { parent: { document: { documentElement: root } } })
  expect(rootAround()).toBe(root)
})

it('a frame in a document of another origin knows nothing of it', () => {
  const parent = {
    get document(): Document {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
    },
  }
  vi.stubGlobal('window', { parent })
  expect(rootAround()).toBeNull()
})
