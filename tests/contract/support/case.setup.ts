import { afterAll, beforeEach, expect, vi } from 'vitest'
import { embeddedLacks } from '../embeddedLacks'
import { requestPatiently } from './requestPatiently'
import { needs, target } from './target'

vi.stubGlobal('fetch', requestPatiently(globalThis.fetch))
// The site's provider looks for a browser.
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(target.site) }))
vi.stubGlobal('WebSocket', class {})
vi.stubEnv('VITE_SUPABASE_URL', target.url)
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', target.key)

beforeEach(({ task, skip }) => {
  const missing = task.meta.needs?.find((need) => !target.has.includes(need))
  if (missing) skip(`needs ${needs[missing]}`)
  const lack = embeddedLacks[`${task.suite?.name} › ${task.name}`]
  if (lack && target.kind === 'embedded' && !target.triesLacks) skip(`the embedded backend lacks: ${lack}`)
})

// What is listed as lacking has to be a case, or its name has changed and nobody leaves it out any more.
// biome-ignore lint/correctness/noEmptyPattern: Vitest takes nothing but a pattern here.
afterAll(({}, file) => {
  const groups = file.tasks.filter((task) => task.type === 'suite')
  const cases = groups.flatMap(({ name, tasks }) => tasks.map((task) => `${name} › ${task.name}`))
  const listed = Object.keys(embeddedLacks).filter((key) =>
    groups.some(({ name }) => key.startsWith(`${name} › `)),
  )
  expect(listed.filter((key) => !cases.includes(key))).toEqual([])
})
