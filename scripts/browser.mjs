// Finds the browser for the tests. Playwright is imported dynamically, because it may not be installed yet.
import { existsSync, statfsSync } from 'node:fs'

// In order of preference: Debian's headless shell opens a page in about half the time of the full browser.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser to drive: CHROMIUM_PATH, else Playwright's own, else one that the machine has. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath(), ...USUAL_PLACES].find((file) => existsSync(file))
}

/** Playwright's `launchOptions` for that browser. Chromium has no sandbox for the root user. */
export async function browserLaunchOptions() {
  const { chromium } = await import('@playwright/test')
  const found = await findBrowser()
  const isRoot = process.getuid?.() === 0
  return {
    // Without a path Playwright uses the headless shell that it has installed beside its own browser.
    executablePath: found === chromium.executablePath() ? undefined : found,
    args: isRoot ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  }
}

/**
 * True if the machine has room for the pictures of pages in memory. Playwright has Chromium write them to the disk, for
 * the sake of containers with 64 MB, which makes each page about 5 % dearer.
 */
function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 1024 ** 3
}
