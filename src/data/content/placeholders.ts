import { accountPlaceholders } from './accountPlaceholders'
import { adminPlaceholders } from './adminPlaceholders'
import { publicPlaceholders } from './publicPlaceholders'

/** The pages under construction, by area. A page loads only its own area's table. */
export const placeholders = {
  public: publicPlaceholders,
  account: accountPlaceholders,
  admin: adminPlaceholders,
}

/** A part of the site with pages under construction. */
export type PlaceholderArea = keyof typeof placeholders

/** The address of a page under construction. */
export type PlaceholderPath<Area extends PlaceholderArea> = (typeof placeholders)[Area][number]['to']
