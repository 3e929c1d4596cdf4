/** The name of the container that the queries below measure. */
export const headerContainer = 'site-header'

/**
 * Whether the header has room for something, in widths that grow with the text: unlike those of media queries, the
 * rems of container queries follow the root's own font size, so that larger text gets the layout of a narrower window.
 */
export const headerRoom = {
  plenty: `@container site-header (min-width: 75rem)`,
  everything: `@container site-header (min-width: 62rem)`,
  language: `@container site-header (min-width: 40rem)`,
  login: `@container site-header (min-width: 30rem)`,
  noName: `@container site-header (max-width: 22.99rem)`,
  noSignUp: `@container site-header (max-width: 16.99rem)`,
} as const
