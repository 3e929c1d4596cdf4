import { brand } from './brand'
import { placeholderDescription, unknownDescription } from './descriptions'

export type PageHead = {
  /** The page's own part of the title. */
  title: string
  description: string
  /** Adds `noindex` for search engines. */
  isHidden: boolean
  /** The page's path; none for an unknown address. */
  path: string | null
}

/** The description of the page for an unknown address. */
export const unknownPage: PageHead = {
  title: 'Page not found',
  description: unknownDescription,
  isHidden: true,
  path: null,
}

/** The description of a page under construction. */
export const describePlaceholder = ({ title, to }: { title: string; to: string }): PageHead => ({
  title,
  description: placeholderDescription(title),
  isHidden: true,
  path: to,
})

/** True if a page is `noindex`: placeholder pages, and pages whose content depends on the visitor. */
export const isHiddenRoute = (routeId: string, { isPlaceholder }: { isPlaceholder?: boolean }) =>
  isPlaceholder === true || !routeId.startsWith('/_public/')

/** The selector of the elements of `HeadTags` in a document. */
export const pageHeadTags =
  'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"]'

/** A page's whole title, from its own part. */
export const fullTitle = (title: string) => (title === brand.name ? title : `${title} | ${brand.name}`)
