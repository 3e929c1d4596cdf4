import { beforeEach, vi } from 'vitest'
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
})
