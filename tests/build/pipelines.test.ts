import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createServer, type InlineConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { renderParts } from './pipelines/parts.tsx'

type Parts = typeof import('./pipelines/parts.tsx')

const entry = path.resolve('tests/build/pipelines/parts.tsx')

const quiet = { logLevel: 'error' } satisfies InlineConfig

/** The packages that make styles. A server passes them through its plugins, as it does for a browser. */
const styling = [/^@chakra-ui\//, /^@emotion\//, /^@pandacss\//, /^stylis/]

/** Renders the parts as the server of a configuration does. */
async function renderByServer(configFile: string) {
  const server = await createServer({
    ...quiet,
    configFile,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: styling },
  })
  try {
    const { renderParts: render } = (await server.ssrLoadModule(entry)) as Parts
    return render()
  } finally {
    await server.close()
  }
}

/** Renders the parts as the site's production build does. */
async function renderByBuild() {
  vi.stubEnv('NODE_ENV', 'production')
  const outDir = await mkdtemp(path.join(tmpdir(), 'parts-'))
  try {
    await build({
      ...quiet,
      configFile: 'vite.config.ts',
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir,
        copyPublicDir: false,
        // The site's chunks are cut for its own entry.
        rolldownOptions: { output: { entryFileNames: 'parts.mjs', codeSplitting: false } },
      },
    })
    const built: Parts = await import(pathToFileURL(path.join(outDir, 'parts.mjs')).href)
    return built.renderParts()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const here = renderParts()

afterEach(() => {
  vi.unstubAllEnvs()
})

it('renders parts, each with classes and with a rule for each of them', () => {
  const rendered = Object.entries(here)
  for (const [name, { html, rules }] of rendered) {
    const classes = new Set(html.match(/\bcss-[a-z0-9]+/g))
    const styles = rules.join('')
    expect(classes.size, name).toBeGreaterThan(0)
    expect(
      [...classes].filter((one) => !styles.includes(`.${one}`)),
      name,
    ).toEqual([])
  }
})

it.each([
  ['the development server', () => renderByServer('vite.config.ts')],
  ['the workbench', () => renderByServer('.ladle/vite.config.ts')],
  ['the production build', renderByBuild],
])('renders them by %s with the classes and rules of the tests', { tags: ['night'] }, async (_, render) => {
  expect(await render()).toEqual(here)
})
