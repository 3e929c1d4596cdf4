import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { compressFiles } from './compressFiles.ts'
import { contentPolicy, type PolicySources } from './contentPolicy.ts'
import { netlifyHeaders } from './netlifyHeaders.ts'
import { nginxConfig } from './nginxConfig.ts'
import { responseHeaders, rulesFile } from './responseHeaders.ts'

/**
 * Writes the response headers in the forms that hosts take, and a compressed copy beside each file, once every document of a
 * build is written. `connect` gives the origins that the site calls, `policy` further sources.
 */
export function shipHosting(
  connect: (config: ResolvedConfig) => string[],
  policy: (config: ResolvedConfig) => PolicySources,
): Plugin {
  let config: ResolvedConfig
  let isWritten = false

  return {
    name: 'ship-hosting',
    apply: 'build',

    configResolved: (resolved) => {
      config = resolved
    },

    writeBundle: () => {
      isWritten = true
    },

    async closeBundle() {
      if (!isWritten || config.build.ssr) return
      const folder = path.resolve(config.root, config.build.outDir)
      await compressFiles(folder)
      await writeHeaders(folder, (html) => contentPolicy(html, connect(config), policy(config)), [
        ...readdirSync(config.publicDir),
        'site.webmanifest',
      ])
    },
  }
}

async function writeHeaders(folder: string, policyOf: (html: string) => string, unhashed: string[]) {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'))
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map(async (file) => ({
        address: `/${file.replace(/(^index)?\.html$/, '')}`,
        policy: policyOf(await readFile(path.join(folder, file), 'utf8')),
      })),
  )
  const fallback = documents.find(({ address }) => address === '/404')
  if (!fallback) throw new Error('The build has no 404.html')
  const rules = responseHeaders(
    fallback.policy,
    documents,
    unhashed.map((file) => `/${file}`),
  )
  const nginx = nginxConfig(
    rules,
    documents.map(({ address }) => address).filter((address) => address !== '/404'),
  )
  const sizes = new Map(
    await Promise.all(
      files
        .filter((file) => /\.(?!br$|gz$)\w+$/.test(file))
        .map(async (file) => [`/${file}`, (await stat(path.join(folder, file))).size] as const),
    ),
  )
  const largestFirst = [...sizes.keys()].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  await write(rulesFile, JSON.stringify(rules, null, 2))
  await write('_headers', netlifyHeaders(rules, largestFirst))
  await write('hosting/nginx/http.conf', nginx.http)
  await write('hosting/nginx/server.conf', nginx.server)
}
