import { brotliModule, hasNginx } from '../../scripts/nginx.mjs'
import { expectAddresses, expectCompressed, expectHeaders } from './hostAnswers.ts'
import { serveByNginx } from './serveByNginx.ts'
import { test as base } from './support.ts'

/** A test whose pages come from a real nginx with the configuration of the build. */
const test = base.extend<object, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const { origin, close } = await serveByNginx(`http://localhost:${process.env.KING_EXCHANGE_SITE_PORT}`)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx),
})

test.skip(!hasNginx(), 'nginx is not installed')

test('nginx with the build’s configuration answers as the preview server does', async ({ request }) => {
  await expectHeaders(request)
  await expectAddresses(request)
  await expectCompressed(request, brotliModule() ? ['br', 'gzip'] : ['gzip'])
})
