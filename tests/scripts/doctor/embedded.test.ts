import { startTestBackend, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { examine } from '../../../scripts/doctor/examine'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  vi.stubGlobal('fetch', backend.transport)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await backend.close()
})

it('the doctor finds no fault in the embedded backend', async () => {
  const { url, publishableKey } = backend
  const findings = await examine({ url, key: publishableKey, site: url, hasWidget: false })
  expect(findings.filter(({ state }) => state === 'fault')).toEqual([])
})
