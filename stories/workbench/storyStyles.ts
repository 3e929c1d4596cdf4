import { globalStyles } from '@/theme/globalStyles'

/** The site's styles, but for the rule that keeps forms off paper: stories are printed to talk about them. */
export const storyStyles: typeof globalStyles = JSON.parse(
  JSON.stringify(globalStyles, (key, value) => (/&form\b/.test(key) ? undefined : value)),
)
