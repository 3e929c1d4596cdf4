import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliModule, hasNginx } from '../../scripts/nginx.mjs'
import { expectAddresses, expectCompressed, expectHeaders } from './hostAnswers.ts'
import {
  test as base,
  confirmAddress,
  expect,
  fillRegistration,
  heading,
  mailedLink,
  newPerson,
} from './support.ts'

const build = path.resolve('build/embedded')
const brotli = brotliModule()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * What a person who deploys the site writes: a server that includes the two files of the build. The embedded backend,
 * which is no part of the static site, is passed on to the preview server.
 */
const configuration = (folder: string, port: number, backend: string) => `
daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
${brotli ? `load_module ${brotli};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${build}/hosting/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${build};
    include ${build}/hosting/nginx/server.conf;
    ${brotli ? 'brotli_static on;' : ''}
    location ~ ^/(auth/v1|rest/v1|mailbox) { proxy_pass ${backend}; }
  }
}
`

/** A test whose pages come from a real nginx with the configuration of the build. */
const test = base.extend<object, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'king-exchange-nginx-'))
      const port = await freePort()
      const file = path.join(folder, 'nginx.conf')
      writeFileSync(
        file,
        configuration(folder, port, `http://localhost:${process.env.KING_EXCHANGE_SITE_PORT}`),
      )
      const server: ChildProcess = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], {
        stdio: 'inherit',
      })
      const origin = `http://localhost:${port}`
      await expect(async () => expect((await fetch(origin)).ok).toBe(true)).toPass({ timeout: 10_000 })
      await use(origin)
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx),
})

test.skip(!hasNginx(), 'nginx is not installed')

test('nginx with the configuration of the build sends the headers, addresses and compressed files that the preview server sends', async ({
  request,
}) => {
  await expectHeaders(request)
  await expectAddresses(request)
  await expectCompressed(request, brotli ? ['br', 'gzip'] : ['gzip'])
})

test('a newcomer registers, confirms and sees the balances on the site that nginx serves', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const { pathname, search } = await mailedLink(request, person.email)
  await page.goto(pathname + search)
  await confirmAddress(page, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('row')).toHaveCount(6)
  await page.goto('/market/')
  await expect(page).toHaveURL('/market')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
})
