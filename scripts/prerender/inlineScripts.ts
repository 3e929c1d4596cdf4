import { build, type ResolvedConfig } from 'vite'
import { siteSettings } from './siteSettings.ts'

/** The module that runs before the first paint. */
export const firstModule = 'src/start/firstPaint.ts'

/**
 * The scripts that stand in documents: `first` blocks the first paint of every document, `forms` that of a prerendered
 * form, `last` loads the site into a prerendered page once it is painted, and `shell` into a document without content.
 */
export type InlineScripts = { first: string; forms: string; last: string; shell: string }

/** Builds the inline scripts. */
export async function buildInlineScripts(site: ResolvedConfig): Promise<InlineScripts> {
  const [first, forms, last, shell] = await Promise.all([
    buildScript(site, firstModule),
    buildScript(site, 'src/start/firstPaintOfForms.ts'),
    buildScript(site, 'src/start/afterPaint.ts'),
    buildScript(site, 'src/start/startShell.ts'),
  ])
  return { first, forms, last, shell }
}

async function buildScript(site: ResolvedConfig, entry: string): Promise<string> {
  const built = await build({
    ...siteSettings(site),
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`)
  return script.code.trim()
}
