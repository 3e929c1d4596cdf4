import { setPageAttribute } from './pageAttributes'
import { storedText } from './storedText'

/** The two looks of the site. */
export type Theme = 'light' | 'dark'

/** The visitor's choice; `system` follows the device. */
export type ThemeChoice = 'system' | Theme

/** The key of the choice in `localStorage`. */
export const themeKey = 'king-exchange-theme'

/** A stored choice; `system` where none is stored. */
export const parseTheme = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system'

/** The stored choice before the site has started. */
export const storedTheme = (): ThemeChoice => parseTheme(storedText('localStorage', themeKey).read())

/**
 * Shows a look, and has the browser's own bars follow: `index.html` has a colour for them for each theme of the system, the
 * light one first.
 */
export function showTheme(choice: ThemeChoice): void {
  setPageAttribute('theme', choice !== 'system' && choice)
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const theme = index ? 'dark' : 'light'
    meta.media =
      choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all'
  })
}
