import type { Sight } from 'machine-workbench/source/journeys'

/** Somebody is logged in, as far as the site knows. */
export const account: Sight = {
  see: 'fact',
  name: 'that somebody is logged in',
  isTrue: () => document.documentElement.hasAttribute('data-account'),
}
