import { brand } from '@/data/content/brand'

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
  description: `There is no page at this address on ${brand.name}.`,
  isHidden: true,
  path: null,
}

/** The description of a page under construction. */
export const describePlaceholder = ({ title, to }: { title: string; to: string }): PageHead => ({
  title,
  description: `${title}: this page of ${brand.name} is not available yet.`,
  isHidden: true,
  path: to,
})

/** Whether a page is `noindex`: placeholder pages, and pages whose content depends on the visitor. */
export const isHiddenRoute = (routeId: string, { isPlaceholder }: { isPlaceholder?: boolean }) =>
  isPlaceholder === true || !routeId.startsWith('/_public/')

/** The selector of the elements that `describePage` has added to a document. */
export const pageHeadTags =
  'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"]'

/** The elements of a page's `<head>` for browsers, search engines and link previews. */
export function describePage({ title, description, isHidden, path }: PageHead) {
  const fullTitle = title === brand.name ? title : `${title} | ${brand.name}`
  const address = path === null ? null : `${brand.origin}${path}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${brand.origin}/og.png` },
      { property: 'og:image:alt', content: brand.pictureDescription },
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: address && !isHidden ? [{ rel: 'canonical', href: address }] : [],
  }
}
