import type { ThemeChoice } from '@/data/site/theme'

/** The options of the theme, in the order in which they are offered. */
export const themeChoices = ['system', 'light', 'dark'] as const satisfies ThemeChoice[]

/** Labels of the choice of a theme and its options. */
export const themeTexts = {
  name: 'Theme',
  options: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<ThemeChoice, string>,
  /** Further words that find it in the search. */
  keywords: 'mode appearance colour color scheme night day bright automatic',
}
