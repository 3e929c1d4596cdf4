import { storedChoice } from './storedChoice'
import { parseTheme, showTheme, type Theme, type ThemeChoice, themeKey } from './theme'

/** The theme that the visitor has chosen. */
export const themeChoice = storedChoice<ThemeChoice>(themeKey, parseTheme, (choice) => choice)

/** Shows the chosen theme in the document whenever the choice changes, in any tab. */
export function followTheme(): void {
  themeChoice.subscribe(() => showTheme(themeChoice.read()))
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The theme in which the page is shown. */
export function shownTheme(): Theme {
  const choice = themeChoice.read()
  if (choice !== 'system') return choice
  return darkDevice().matches ? 'dark' : 'light'
}

/** Calls back whenever `shownTheme` may have changed. Returns the function that ends this. */
export function followShownTheme(onChange: () => void): () => void {
  const device = darkDevice()
  device.addEventListener('change', onChange)
  const unsubscribe = themeChoice.subscribe(onChange)
  return () => {
    device.removeEventListener('change', onChange)
    unsubscribe()
  }
}
