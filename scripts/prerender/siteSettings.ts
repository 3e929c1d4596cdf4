import type { InlineConfig, ResolvedConfig } from 'vite'
import { builtTokens } from '../builtTokens.ts'
import { leanChakra } from '../leanChakra.ts'
import { leanIcons } from '../leanIcons.ts'

/** The settings for building a module of the site beside the site itself. */
export const siteSettings = ({ root, mode, define }: ResolvedConfig): InlineConfig => ({
  root,
  mode,
  configFile: false,
  logLevel: 'error',
  define,
  plugins: [leanChakra(), leanIcons(), builtTokens()],
  resolve: { tsconfigPaths: true },
})
