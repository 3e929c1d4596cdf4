import { embeddedSupabase } from '@king-exchange/embedded-supabase'
import { fastPages } from '@king-exchange/fast-pages'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calledOrigins } from './scripts/calledOrigins.ts'
import { captchaPolicy, parseCaptcha } from './scripts/captchaSettings.ts'
import { requirePath } from './scripts/machine.mjs'
import { sharedScripts } from './scripts/sharedScripts.ts'
import { advice, retryOffer, stillNotLoaded } from './src/data/content/lost.ts'
import { pageAttributes } from './src/data/site/pageAttributes.ts'

requirePath(import.meta.dirname)

export default defineConfig({
  plugins: [
    // Its options are in tsr.config.json, which scripts/routeTree.mjs reads as well.
    tanstackRouter(),
    react(),
    embeddedSupabase({ name: 'King Exchange' }),
    fastPages({
      renderer: 'src/start/prerender.tsx',
      styles: 'src/start/documentStyles.ts',
      firstPaint: 'src/start/firstPaint.ts',
      firstPaintOfForms: 'src/start/firstPaintOfForms.ts',
      pageAttributes: Object.keys(pageAttributes),
      texts: { retryOffer, stillLost: `${stillNotLoaded} ${advice}` },
      scripts: {
        styling: /node_modules[\\/](@chakra-ui|@emotion|@pandacss|stylis)[\\/]|src[\\/]theme[\\/]/,
        page: '?tsr-split=',
        shared: sharedScripts,
      },
      fonts: 'src/theme/fonts',
      connect: calledOrigins,
      policy: ({ env }) => captchaPolicy(env),
    }),
    { name: 'check-captcha', configResolved: ({ env }) => void parseCaptcha(env) },
  ],
  resolve: { tsconfigPaths: true },
  // All sources, so that the development server knows every dependency at its start: each found later reloads the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!src/start/prerender.tsx'] },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
})
