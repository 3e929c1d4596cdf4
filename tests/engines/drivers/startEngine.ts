import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test'
import { type Driver, type EngineName, findProgram } from '../../../scripts/engines.mjs'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startByPlaywright } from './playwright.ts'
import { startWebKit } from './webkit.ts'

const types = { chromium, firefox, webkit }

/** Starts an engine by a driver. Only Playwright's builds take the options. */
export function startEngine(name: EngineName, driver: Driver, options: LaunchOptions): Promise<Engine> {
  const start = {
    playwright: () => startByPlaywright(types[name], options),
    bidi: () => startFirefox(findProgram('firefox-esr') ?? ''),
    webdriver: () => startWebKit(findProgram('WebKitWebDriver') ?? '', findProgram('Xvfb') ?? ''),
  }[driver]
  return start()
}
