import { button, input, inputAddon, link, textarea } from '@/theme/recipes/controls'
import { avatar, list, stat, table } from '@/theme/recipes/data'
import { alert, status, toast } from '@/theme/recipes/feedback'
import { checkbox, clipboard, field, fieldset } from '@/theme/recipes/forms'
import { card, container, separator, skeleton, spinner } from '@/theme/recipes/layout'
import { dialog, drawer, menu } from '@/theme/recipes/overlays'
import { badge, heading, icon, kbd, skipNavLink } from '@/theme/recipes/text'

/** Looks of the one-part components. A tone is a `colorPalette`, e.g. `<Button colorPalette="danger">`. */
export const recipes = {
  button,
  link,
  input,
  inputAddon,
  textarea,
  heading,
  kbd,
  skipNavLink,
  icon,
  badge,
  container,
  separator,
  skeleton,
  spinner,
}

/** Looks of the components made of several parts. */
export const slotRecipes = {
  card,
  field,
  fieldset,
  checkbox,
  clipboard,
  alert,
  toast,
  status,
  table,
  stat,
  list,
  avatar,
  menu,
  dialog,
  drawer,
}
