import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { routeToBackend } from '../src/backendRoutes.ts'
import { startTestBackend, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let server: Server

beforeAll(async () => {
  backend = await startTestBackend()
  const route = routeToBackend(backend, () => backend.url)
  server = createServer((request, response) =>
    route(request, response, () => response.writeHead(404).end('not the backend’s')),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await backend.close()
})

/** Sends a request target byte for byte, as no browser would, and returns the whole response. */
async function send(method: string, target: string, headers: string[] = []): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    `apikey: ${backend.publishableKey}`,
    'Connection: close',
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  return Buffer.concat(parts).toString()
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

describe('the backend’s other paths', () => {
  it.each([
    '/_system/config',
    '/auth/v1/../../_system/config',
    '/auth/v1/%2e%2e/%2e%2e/_system/config',
    '/auth/v1/..\\..\\_system/config',
    '/auth/v1/..%2f..%2f_system/config',
    '//localhost/_system/config',
    'http://localhost/auth/v1/../../_system/config',
  ])('are not reached by %s', async (target) => {
    const answer = await send('GET', target)
    expect([400, 401, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/jwt_secret|external|local-application/)
  })

  it('do not stand in the way of its own two, however these are spelled', async () => {
    for (const target of [
      '/auth/v1/settings',
      '/nowhere/../auth/v1/settings',
      '/auth/%76%31/../v1/settings',
    ]) {
      expect(statusOf(await send('GET', target)), target).toBe(200)
    }
    expect(statusOf(await send('GET', '/mailbox.json?to=a@example.test'))).toBe(200)
  })
})

it('a method that a web-standard request cannot have is refused, and nothing is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(statusOf(await send('TRACE', '/auth/v1/token'))).toBe(405)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it.each([
  ['is longer than a megabyte', 'Content-Length: 1000001'],
  ['does not announce its length', 'Transfer-Encoding: chunked'],
])('a body that %s is refused unread', async (_, header) => {
  expect(statusOf(await send('POST', '/auth/v1/token', [header]))).toBe(413)
})
