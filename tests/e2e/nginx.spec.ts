import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliModule, hasNginx } from '../../scripts/nginx.mjs'
import { expectAddresses, expectCompressed, expectHeaders } from './hostAnswers.ts'
import { serveByNginx } from './serveByNginx.ts'
import { test as base, expect } from './support.ts'

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

/** The head of an answer to an older proxy. */
const headByOldProxy = async (origin: string, path: string) => {
  const socket = connect(Number(new URL(origin).port), 'localhost')
  socket.end(`GET ${path} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`)
  return (await text(socket)).split('\r\n\r\n')[0]
}

test('nginx with the build’s configuration answers as the preview server does', async ({
  request,
  nginx,
}) => {
  await expectHeaders(request)
  await expectAddresses(request)
  await expectCompressed(request, brotliModule() ? ['br', 'gzip'] : ['gzip'])
  expect(await headByOldProxy(nginx, '/market')).toContain('Content-Encoding: gzip')
})

test('nginx never takes a document for one before it that had its time and size', async ({ request }) => {
  const { mtime, size } = statSync('build/embedded/market.html')
  const seconds = Math.floor(mtime.getTime() / 1000)
  const answer = await request.get('/market', {
    headers: {
      'if-modified-since': mtime.toUTCString(),
      'if-none-match': `"${seconds.toString(16)}-${size.toString(16)}"`,
      'accept-encoding': 'identity',
    },
  })
  expect(answer.status()).toBe(200)
  expect(answer.headers()).not.toHaveProperty('etag')
  expect(answer.headers()).not.toHaveProperty('last-modified')
})
