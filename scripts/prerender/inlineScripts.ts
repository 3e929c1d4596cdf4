import { build, type ResolvedConfig } from 'vite'
import { siteSettings } from './siteSettings.ts'

/** The module that runs before the first paint. */
export const firstModule = 'src/firstPaint.ts'

/** The module that loads the site into a prerendered page once it is painted. */
const lastModule = 'src/afterPaint.ts'

/**
 * The scripts that stand in documents, each the same text in all of them, so that one hash allows it: `first` blocks the
 * first paint of every document, `last` belongs to prerendered ones.
 */
export type InlineScripts = { first: string; last: string }

/** Builds the inline scripts. */
export async function buildInlineScripts(site: ResolvedConfig): Promise<InlineScripts> {
  const [first, last] = await Promise.all([buildScript(site, firstModule), buildScript(site, lastModule)])
  return { first, last }
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
