import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { checkStyles } from './checkStyles.ts'
import { bytesBeyondFirstPackets } from './firstPackets.ts'
import { inlineIcon } from './inlineIcon.ts'
import { buildInlineScripts, type InlineScripts, type InlineScriptsOptions } from './inlineScripts.ts'
import { minifyStyles } from './minifyStyles.ts'
import { publicDocument, shellDocument, stylesOfPage, type Template } from './pageDocument.ts'
import type { Renderer } from './renderer.ts'
import { robots, sitemap, webManifest } from './siteFiles.ts'
import { siteSettings } from './siteSettings.ts'
import { splitStyles } from './splitStyles.ts'
import { structuredData } from './structuredData.ts'

export type PrerenderOptions = InlineScriptsOptions & {
  /** The module that renders documents: its exports are a `Renderer`. */
  renderer: string
  /** A module that exports the styles of the whole site as `documentStyles`. */
  styles?: string
  /** The data attributes of the root element that the first scripts may set, by their names without `data-`. */
  pageAttributes?: readonly string[]
}

const manifestFile = '.vite/manifest.json'

/**
 * Writes a document for every page once the site is built: prerendered ones with their content, others as a shell that is
 * rendered in the browser, `404.html` for unknown addresses; and the files that crawlers and browsers ask for. The
 * page `/market` is `market.html`, as static hosts expect it.
 */
export function prerenderPages(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig

  return {
    name: 'prerender-pages',

    config: (_, { command }) => (command === 'build' ? { build: { manifest: true } } : undefined),

    configResolved: (resolved) => {
      config = resolved
    },

    // The development server has no prerendered documents, only what is in the head of all of them.
    async transformIndexHtml(_, { server }) {
      if (!server) return
      const styles = options.styles ? await server.ssrLoadModule(`/${options.styles}`) : undefined
      return [
        ...(styles ? [{ tag: 'style', children: styles.documentStyles }] : []),
        { tag: 'script', attrs: { type: 'module', src: `/${options.firstPaint}` } },
      ]
    },

    async writeBundle() {
      if (config.build.ssr) return
      const outDir = path.resolve(config.root, config.build.outDir)
      const inline = await buildInlineScripts(config, options)
      await withRenderer(config, options, (renderer, globalStyles) =>
        writePages(
          { outDir, root: config.root, inline, globalStyles, pageAttributes: options.pageAttributes ?? [] },
          renderer,
        ),
      )
    },
  }
}

/** Builds the renderer for Node with the site's own settings, passes it and the global styles to `use`, and deletes it. */
async function withRenderer(
  site: ResolvedConfig,
  { renderer, styles }: PrerenderOptions,
  use: (renderer: Renderer, globalStyles: string) => Promise<void>,
) {
  await mkdir(site.cacheDir, { recursive: true })
  const outDir = await mkdtemp(path.join(site.cacheDir, 'prerender-'))
  const load = (name: string) => import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)
  try {
    await build({
      ...siteSettings(site),
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: { renderer, ...(styles ? { styles } : null) },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
    await use(await load('renderer'), styles ? (await load('styles')).documentStyles : '')
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

type Site = {
  outDir: string
  root: string
  inline: InlineScripts
  globalStyles: string
  pageAttributes: readonly string[]
}

async function writePages(
  { outDir, root, inline, globalStyles, pageAttributes }: Site,
  { listPages, renderHead, renderLost, renderPage, renderScriptless, site }: Renderer,
) {
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8')
  const write = async (name: string, text: string) => {
    const file = path.join(outDir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  /** Writes a file whose name changes with its content, and returns its address. */
  const writeHashed = async (name: string, extension: string, text: string) => {
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const file = `assets/${name}-${digest}.${extension}`
    await write(file, text)
    return `/${file}`
  }
  const html = inlineIcon(await read('index.html'), await read('favicon.svg'))
  const manifest: Manifest = JSON.parse(await read(manifestFile))
  checkStyles(html)
  const template: Template = { html, globalStyles, inline, renderer: rendererOf(manifest, root) }
  const shell = { start: entryOf(manifest), lost: renderLost(), scriptless: renderScriptless() }

  const pages = listPages()
  const unknown = await renderPage('/404')
  const unknownStyles = await writeHashed('unknownPage', 'css', minifyStyles(unknown.styles))
  await write(
    '404.html',
    shellDocument(template, renderHead(site.unknownPage), {
      ...shell,
      scriptless: { body: unknown.body, sheet: unknownStyles },
    }),
  )
  for (const page of pages) {
    const name = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    if (page.isPrerendered) {
      const rendered = await renderPage(page.path)
      const scripts = scriptsOf(manifest, page.sources)
      const data = structuredData(site, page)
      const allStyles = stylesOfPage(template, rendered)
      const document = (styles: string, lateStyles?: string) =>
        publicDocument(template, page.path, rendered, { ...page, styles, lateStyles, data, scripts })
      const whole = document(minifyStyles(allStyles))
      if (bytesBeyondFirstPackets(whole) === 0) {
        await write(name, whole)
      } else {
        const { first, late } = splitStyles(allStyles, document(''), pageAttributes)
        await write(name, document(first, await writeHashed('lateStyles', 'css', late)))
      }
    } else {
      await write(name, shellDocument(template, renderHead(page), shell))
    }
  }
  await write('sitemap.xml', sitemap(site.origin, pages))
  await write('robots.txt', robots(site.origin))
  await write('site.webmanifest', webManifest(site, pages))
  await rm(path.join(outDir, path.dirname(manifestFile)), { recursive: true })
}

/** The address of React's renderer, for which the start of the site waits. */
function rendererOf(manifest: Manifest, root: string): string {
  const key = path
    .relative(root, path.join(import.meta.dirname, '../react/renderer.ts'))
    .replaceAll(path.sep, '/')
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk of ${key}`)
  return `/${chunk.file}`
}

/** The address of the script that starts the site. */
function entryOf(manifest: Manifest): string {
  const entry = manifest['index.html']
  if (!entry) throw new Error('The build names no entry')
  return `/${entry.file}`
}

/**
 * The scripts that a page needs before it can be hydrated, each after those that it imports; the last is the one that
 * starts the site.
 */
function scriptsOf(manifest: Manifest, sources: string[]): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    found.add(chunk.file)
  }
  const entry = manifest['index.html']
  if (!entry) throw new Error('The build names no entry')
  // What a plugin splits off a file has the file's name, such as `about.tsx?tsr-split=component`.
  const parts = sources.flatMap((file) => {
    const keys = Object.keys(manifest).filter((key) => key === file || key.startsWith(`${file}?`))
    if (keys.length === 0) throw new Error(`The build has no chunk of ${file}`)
    return keys
  })
  for (const key of [...(entry.imports ?? []), ...parts]) visit(key)
  found.delete(entry.file)
  return [...found, entry.file].map((file) => `/${file}`)
}
