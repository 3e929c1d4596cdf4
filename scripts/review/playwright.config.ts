import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../browser.mjs'
import { readRun, widths } from './run.ts'

const { side, workbench, folder, report, title } = readRun()

const launchOptions = await browserLaunchOptions()

/**
 * Without the first, a part that is painted again may differ at the edges of round corners by what it was painted with
 * before; without the second, a large picture may be painted later than what is around it. With the third, pictures far
 * below the window are loaded.
 */
const steadyPaint = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--blink-settings=lazyLoadEnabled=false',
]

/** Takes or compares the pictures of one build. */
export default defineConfig({
  testMatch: 'pictures.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Each picture has a timeout of its own.
  timeout: 0,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0, stylePath: path.join(import.meta.dirname, 'pictures.css') },
  },
  updateSnapshots: side === 'before' ? 'all' : 'default',
  snapshotPathTemplate: path.join(folder, 'pictures', '{projectName}', '{arg}{ext}'),
  outputDir: path.join(folder, 'results'),
  reporter: [
    ['./reporter.ts'],
    ...(side === 'before'
      ? []
      : [
          [
            'html',
            { outputFolder: report, title, open: 'never', noSnippets: true, noCopyPrompt: true },
          ] as const,
        ]),
  ],
  use: {
    baseURL: workbench,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...steadyPaint] },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    // The site's policy would refuse `pictures.css`.
    bypassCSP: true,
  },
  projects: widths.map((viewport) => ({ name: String(viewport.width), use: { viewport } })),
})
