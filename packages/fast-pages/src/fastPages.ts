import type { Plugin, ResolvedConfig } from 'vite'
import { serveAsHosted } from './hosting/serveAsHosted.ts'
import { shipHosting } from './hosting/shipHosting.ts'

/** What a site says to the plugin. */
export type FastPagesOptions = {
  /** The origins that the built site calls beside its own, or instead of it: the sources of `connect-src`. */
  connect?: (config: ResolvedConfig) => string[]
}

/** Writes the response headers of a build, with compressed copies of its files, and has the preview server send them. */
export function fastPages({ connect = () => ["'self'"] }: FastPagesOptions): Plugin[] {
  return [shipHosting(connect), serveAsHosted()]
}
