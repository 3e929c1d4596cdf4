import { defineLayerStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system'

const heading: SystemStyleObject = { fontFamily: 'heading', fontWeight: 'normal', lineHeight: 'heading' }
const large: SystemStyleObject = { ...heading, letterSpacing: 'tight', textWrap: 'balance' }
const figure: SystemStyleObject = {
  fontFamily: 'body',
  fontWeight: 'medium',
  fontVariantNumeric: 'lining-nums tabular-nums',
}

/** The roles of headings, largest first. A role has the same size on every page, so no page sets a heading's size. */
export const headingRoles = {
  /** The title of the home page. */
  display: { ...large, fontSize: 'display', lineHeight: 'display', letterSpacing: 'display' },
  /** The title of a public page, and the last word of the home page. */
  page: { ...large, fontSize: 'page' },
  /** The heading of a section of it. */
  section: { ...large, fontSize: 'section' },
  /** The title of a page to work in: the market, the account, the admin area, a form, a message. */
  view: { ...large, fontSize: 'view' },
  /** The heading of the first of several parts, which is larger than the others. */
  first: { ...heading, fontSize: { base: '2xl', md: '3xl' } },
  /** The heading of a part of a section or of a view. */
  part: { ...heading, fontSize: 'min({fontSizes.2xl}, 13vw)' },
  /** The heading of one of many. */
  item: { ...heading, fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'snug' },
  /** The same in the face of the text. */
  title: { fontFamily: 'body', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
} satisfies Record<string, SystemStyleObject>

const texts: Record<string, SystemStyleObject> = {
  xs: { fontSize: 'xs', lineHeight: 'snug' },
  sm: { fontSize: 'sm', lineHeight: '1.5' },
  md: { fontSize: 'md', lineHeight: 'body' },
  lg: { fontSize: 'lg', lineHeight: 'body' },
  none: {},
  /** Above a heading, in capitals. */
  eyebrow: {
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    letterSpacing: 'eyebrow',
    textTransform: 'uppercase',
  },
  /** Below a heading. */
  lead: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: '1.55' },
  label: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' },
  figure,
  'figure.sm': { ...figure, fontSize: 'sm' },
  'figure.md': { ...figure, fontSize: 'lg' },
  'figure.lg': {
    ...figure,
    fontSize: { base: '2xl', md: '3xl' },
    lineHeight: 'heading',
    letterSpacing: 'tight',
  },
  'figure.xl': {
    ...figure,
    fontSize: { base: '3xl', sm: '4xl', md: '5xl' },
    fontWeight: 'normal',
    lineHeight: 'display',
    letterSpacing: 'display',
  },
  'figure.display': {
    ...figure,
    fontSize: 'figure',
    fontWeight: 'normal',
    lineHeight: 'none',
    letterSpacing: 'display',
  },
}

/** Text styles by purpose: the roles of headings, texts, and `figure` for numbers. */
export const textStyles = Object.fromEntries(
  Object.entries({ ...headingRoles, ...texts }).map(([name, value]) => [name, { value }]),
)

/** Styles that are neither a recipe nor a colour. */
export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  none: { value: {} },
})
