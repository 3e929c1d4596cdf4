import { defineConditions } from '@chakra-ui/react/styled-system'
import type { PageAttributes } from '@/data/site/pageAttributes'

/** The names of the containers that the conditions query: the public header, and the frame of an area. */
export const containers = { header: 'site-header', area: 'area' } as const

const header = (query: string) => `@container ${containers.header} (${query})`
const area = (query: string) => `@container ${containers.area} (${query})`

/** The selector of a page with this attribute, or with this value of it. */
const page = <Name extends keyof PageAttributes>(name: Name, value?: PageAttributes[Name][number]) =>
  value ? `[data-${name}=${value}] &` : `[data-${name}] &`

/**
 * The site's own conditions beside the library's, used with a leading `_`. Container widths are in rem, which in
 * container queries follow the root's font size: larger text gets the narrower layout.
 */
export const conditions = defineConditions({
  /** A script has run, so controls that need JavaScript can be shown. */
  scripted: page('motion'),
  /** The late styles are there: pictures that are files are not requested before the first paint. */
  styled: 'html:not([data-unstyled]) &',
  /** The address asks for a part of the document's list, which is not rendered yet. */
  narrowed: page('narrowed'),
  /** The visitor has not paused moving content. */
  live: page('motion', 'live'),
  /** The visitor has paused it. */
  paused: page('motion', 'paused'),
  /** Somebody is signed in, by what this browser has stored or by what the session machine knows since. */
  signedIn: page('account'),
  /** No room for parts that stay in view: a phone in landscape, text enlarged fourfold, or paper. */
  lowWindow: '@media (max-height: 30rem), print',
  /** A phone of less than 344 px, or with larger text: no room for the columns of a table. */
  slimWindow: '@media (max-width: 21.49rem)',
  /** A phone with text of about twice its usual size: nothing has room beside something else. */
  narrowWindow: '@media (max-width: 15.99rem)',
  /** The main pointer is a finger. By the `min-width` the library sorts it without a comparison by language. */
  coarse: '@media (min-width: 1rem) and (pointer: coarse)',
  /** The visitor asks for more contrast; on the screen only, as paper has colours of its own. */
  moreContrast: '@media screen and (prefers-contrast: more)',
  /** An Apple device, whose shortcuts are with ⌘. */
  apple: page('apple'),

  /** The header has room for the search's shortcut; for wide gaps; for everything; for the languages; for Login. */
  headerShortcut: header('min-width: 80rem'),
  headerSpacious: header('min-width: 75rem'),
  headerFull: header('min-width: 62rem'),
  headerLanguages: header('min-width: 40rem'),
  headerLogin: header('min-width: 30rem'),
  /** The header has no room for the name beside the logo; not even for Sign Up. */
  headerNoName: header('max-width: 22.99rem'),
  headerNoSignUp: header('max-width: 16.99rem'),

  /** Anywhere in the frame of the user or the admin area. */
  inArea: area('min-width: 0'),
  /** The frame has room for its sidebar: a window of 1024 px, less a scroll bar. */
  areaSidebar: area('min-width: 63rem'),
  /** The frame has no room for the name beside the logo; not even for the search button. */
  areaNoName: area('max-width: 29.99rem'),
  areaNoSearch: area('max-width: 19.99rem'),
})

// The interface that `chakra typegen` would extend: the library exports it under no other name.
declare module '../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  interface Conditions extends Record<`_${keyof typeof conditions}`, string> {}
}
