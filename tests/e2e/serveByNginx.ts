import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliModule } from '../../scripts/nginx.mjs'

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
 * The configuration of somebody who deploys the site: a server that includes the two files of the build. Requests to the
 * embedded backend, which is no part of the static site, are passed on to the preview server.
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

const isAnswering = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

/** Serves the built site by an installed nginx with the configuration of the build, on a free port. */
export async function serveByNginx(backend: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'king-exchange-nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, backend))
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'inherit' })
  const ended = once(server, 'exit')
  const close = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  const origin = `http://localhost:${port}`
  for (let tries = 0; !(await isAnswering(origin)); tries += 1) {
    if (tries < 100) await setTimeout(100)
    else {
      await close()
      throw new Error('nginx does not answer.')
    }
  }
  return { origin, close }
}
