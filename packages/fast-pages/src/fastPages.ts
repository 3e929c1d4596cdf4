import type { Plugin, ResolvedConfig } from 'vite'
import { compileEarly } from './build/compileEarly.ts'
import { shipLicences } from './build/shipLicences.ts'
import { type SplitScriptsOptions, splitScripts } from './build/splitScripts.ts'
import { type PrerenderOptions, prerenderPages } from './documents/prerenderPages.ts'
import type { PolicySources } from './hosting/contentPolicy.ts'
import { serveAsHosted } from './hosting/serveAsHosted.ts'
import { shipHosting } from './hosting/shipHosting.ts'

/** Options of the plugin. Files are named from the project's root. */
export type FastPagesOptions = PrerenderOptions & {
  scripts?: SplitScriptsOptions
  /** The folder with the site's typefaces and their licences. */
  fonts?: string
  /** Sources of `connect-src`: the origins that the built site calls besides its own. */
  connect?: (config: ResolvedConfig) => string[]
  /** Further sources of the Content-Security-Policy, by directive; none, unless told otherwise. */
  policy?: (config: ResolvedConfig) => PolicySources
}

/**
 * Renders the documents of a site when it is built, splits its scripts, and writes licences, response headers and compressed
 * copies of its files. The preview server answers as a host of the build does.
 */
export const fastPages = ({
  scripts = {},
  fonts,
  connect = () => [],
  policy = () => ({}),
  ...documents
}: FastPagesOptions): Plugin[] => [
  splitScripts(scripts),
  compileEarly(),
  prerenderPages(documents),
  shipLicences(fonts),
  shipHosting(connect, policy),
  serveAsHosted(),
]
