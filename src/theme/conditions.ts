import { defineConditions } from '@chakra-ui/react/styled-system'

/** The names of the containers that conditions measure: the public header, and the frame of an area. */
export const containers = { header: 'site-header', area: 'area' } as const

const header = (query: string) => `@container ${containers.header} (${query})`
const area = (query: string) => `@container ${containers.area} (${query})`

/**
 * The site's own conditions beside the library's, each with a `_` before it where it is used. The widths of containers
 * are in rem, which in container queries follow the root's own font size: larger text gets a narrower layout.
 */
export const conditions = defineConditions({
  /** A script has run: what cannot work without one may be shown. */
  scripted: '[data-motion] &',
  /** The visitor has not paused what moves by itself. */
  live: '[data-motion=live] &',
  /** A window too low for anything but the page itself to stay in it: a phone on its side, or text enlarged fourfold. */
  lowWindow: '@media (max-height: 30rem)',

  /** The header has room for wide gaps; for everything; for the languages; for Login. */
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
  /** The frame has no room for the name beside the logo. */
  areaNoName: area('max-width: 29.99rem'),
})

// What `chakra typegen` would write there: the library exports the interface of its conditions under no other name.
declare module '../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  interface Conditions extends Record<`_${keyof typeof conditions}`, string> {}
}
