import type { InlineConfig, ResolvedConfig } from 'vite'

/**
 * The settings for building a module of the site beside the site itself: it has to find the same modules. None of the
 * site's plugins are among them.
 */
export const siteSettings = ({ root, mode, define, resolve }: ResolvedConfig): InlineConfig => {
  const { alias, dedupe, extensions, preserveSymlinks, tsconfigPaths } = resolve
  return {
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    define,
    resolve: { alias, dedupe, extensions, preserveSymlinks, tsconfigPaths },
  }
}
