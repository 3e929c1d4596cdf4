import type { InlineConfig, ResolvedConfig } from 'vite'

/** The settings for building a module of the site beside the site itself. */
export const siteSettings = ({ root, mode, define }: ResolvedConfig): InlineConfig => ({
  root,
  mode,
  configFile: false,
  logLevel: 'error',
  define,
  resolve: { tsconfigPaths: true },
})
