import path from 'node:path'
import { build, type ResolvedConfig } from 'vite'
import type { LostTexts } from '../inline/lostTexts.ts'
import { siteSettings } from './siteSettings.ts'

export type InlineScriptsOptions = {
  /** Module that runs before the first paint of every document: it sets the attributes that depend on this browser. */
  firstPaint: string
  /** The same for a prerendered form, after the former. */
  firstPaintOfForms?: string
  texts: LostTexts
}

/**
 * The scripts that stand in documents: `first` blocks the first paint of every document, `forms` that of a prerendered
 * form, `last` loads the site into a prerendered page once it is painted, and `shell` into a document without content.
 */
export type InlineScripts = { first: string; forms: string; last: string; shell: string }

const inline = path.join(import.meta.dirname, '../inline')

/** Builds the inline scripts. */
export async function buildInlineScripts(
  site: ResolvedConfig,
  { firstPaint, firstPaintOfForms, texts }: InlineScriptsOptions,
): Promise<InlineScripts> {
  const said = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`lostTexts.${name}`, JSON.stringify(text)]),
  )
  const [first, forms, last, shell] = await Promise.all([
    buildScript(site, firstPaint),
    firstPaintOfForms ? buildScript(site, firstPaintOfForms) : '',
    buildScript(site, path.join(inline, 'afterPaint.ts'), said),
    buildScript(site, path.join(inline, 'startShell.ts'), said),
  ])
  return { first, forms, last, shell }
}

async function buildScript(
  site: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const settings = siteSettings(site)
  const built = await build({
    ...settings,
    define: { ...settings.define, ...define },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`)
  return script.code.trim()
}
