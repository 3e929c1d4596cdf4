// `npm run pictures`: takes the pictures of the dashboard that the home page and the README show, from a story of the
// workbench, where no figure moves. `npm run pictures -- --built` uses a workbench that is built already.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { browserLaunchOptions } from './browser.mjs'
import { fail, root, run } from './machine.mjs'

const story = 'screens--dashboard--demo-account'

/**
 * @typedef {object} Shot
 * @property {string} file
 * @property {{ width: number; height: number }} window
 * @property {number} scale pixels of the picture per CSS pixel of the window: about two per pixel of the page
 */

/** @type {Shot[]} */
const shots = [
  {
    file: 'src/data/content/pictures/dashboard-narrow.webp',
    window: { width: 375, height: 720 },
    scale: 2,
  },
  { file: 'docs/dashboard.webp', window: { width: 1280, height: 800 }, scale: 1.25 },
]

const mostBytes = 60 * 1024
const workbench = 'build/workbench'

if (!process.argv.includes('--built') && !run('npx', ['ladle', 'build', '--outDir', workbench])) {
  fail('The workbench could not be built.')
}
const server = await preview({
  configFile: false,
  root,
  logLevel: 'error',
  build: { outDir: workbench },
  preview: { port: 0, open: false },
})
const browser = await chromium.launch(await browserLaunchOptions())
try {
  for (const shot of shots) {
    const webp = await encode(await take(shot))
    writeFileSync(path.join(root, shot.file), webp)
    console.log(`${shot.file}  ${(webp.length / 1024).toFixed(1)} KiB`)
  }
} finally {
  await browser.close()
  await server.close()
}

/** @param {Shot} shot */
async function take({ window, scale }) {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(new URL(`/?story=${story}&mode=preview`, server.resolvedUrls?.local[0]).href)
  await page.waitForFunction((id) => document.documentElement.dataset.shownStory === id, story)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot()
  await context.close()
  return png
}

/**
 * The picture as WebP, which the browser itself can write, in the best quality that is small enough.
 * @param {Buffer} png
 */
async function encode(png) {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async ({ source, most }) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.naturalWidth
      canvas.height = picture.naturalHeight
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
        const encoded = canvas.toDataURL('image/webp', quality)
        if (encoded.length * 0.75 <= most) return encoded
      }
      throw new Error('The picture does not fit into its limit: make its window or its scale smaller')
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, most: mostBytes },
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
