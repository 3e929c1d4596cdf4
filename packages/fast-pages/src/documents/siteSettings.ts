import type { InlineConfig, ResolvedConfig } from 'vite'

/** The settings for building a module of the site beside the site itself. None of its plugins are among them. */
export const siteSettings = ({ root, mode, define, resolve }: ResolvedConfig): InlineConfig => ({
  root,
  mode,
  configFile: false,
  logLevel: 'error',
  define,
  resolve: { tsconfigPaths: resolve.tsconfigPaths },
})
