import { button, input, link, textarea } from '@/theme/recipes/controls'
import { table } from '@/theme/recipes/data'
import { alert, toast } from '@/theme/recipes/feedback'
import { checkbox, field } from '@/theme/recipes/forms'
import { container, separator, skeleton, spinner } from '@/theme/recipes/layout'
import { badge, heading, icon, skipNavLink } from '@/theme/recipes/text'

/** Recipes of the single-part components. A tone is a `colorPalette`, e.g. `<Button colorPalette="danger">`. */
export const recipes = {
  button,
  link,
  input,
  textarea,
  heading,
  skipNavLink,
  icon,
  badge,
  container,
  separator,
  skeleton,
  spinner,
}

/** Recipes of the multi-part components. */
export const slotRecipes = {
  field,
  checkbox,
  alert,
  toast,
  table,
}
