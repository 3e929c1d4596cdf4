import { semanticTokens } from '@/theme/semanticTokens'

/** The colours that the sheet is painted with, by the names of the theme. */
const names = [
  'bg',
  'bg.panel',
  'bg.raised',
  'fg',
  'fg.muted',
  'border',
  'border.control',
  'brand.solid',
  'brand.contrast',
  'brand.fg',
  'focusRing',
  'gain',
  'loss',
  'warning.fg',
  'info.fg',
]

type Node = { value?: string | { base: string }; [name: string]: unknown }

const find = (tree: unknown, path: string): Node | undefined =>
  path
    .split('.')
    .reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, tree as Node | undefined)

/** A colour of the theme on the screen. Throws where the theme has none of that name. */
function colourOf(name: string): string {
  const found = find(semanticTokens.colors, name)
  const { value } = found?.value ? found : (find(found, 'DEFAULT') ?? {})
  if (typeof value !== 'object') throw new Error(`The theme has no colour ${name}.`)
  return value.base
}

/** The theme's colours as custom properties: `bg.panel` is `--bg-panel`. */
export const themeColours = (): string =>
  names.map((name) => `--${name.replace('.', '-')}: ${colourOf(name)};`).join(' ')
