// Finds the engines for the tests that every engine has to pass. Playwright is imported dynamically, because it may not be
// installed yet.
import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} EngineName
 * @typedef {'playwright' | 'bidi' | 'webdriver'} Driver Playwright drives the builds that it has installed itself; Debian's
 *   Firefox and WebKitGTK are driven by the W3C's protocols.
 * @typedef {{ name: EngineName; driver: Driver }} Engine
 */

/** The program of a name, where the machine has it. @param {string} name */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** Engines that this machine can test: of each Playwright's build, else Debian's. @returns {Promise<Engine[]>} */
export async function findEngines() {
  const { firefox, webkit } = await import('@playwright/test')
  /** @type {(Engine | false)[]} */
  const engines = [
    { name: 'chromium', driver: 'playwright' },
    existsSync(firefox.executablePath())
      ? { name: 'firefox', driver: 'playwright' }
      : findProgram('firefox-esr') !== undefined && { name: 'firefox', driver: 'bidi' },
    existsSync(webkit.executablePath())
      ? { name: 'webkit', driver: 'playwright' }
      : findProgram('WebKitWebDriver') !== undefined &&
        findProgram('Xvfb') !== undefined && { name: 'webkit', driver: 'webdriver' },
  ]
  return engines.filter((engine) => engine !== false)
}
