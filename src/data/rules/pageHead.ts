import { brand } from '@/data/content/brand'

export type PageHead = {
  /** The page's own part of the title. */
  title: string
  description: string
  /** Nothing to find here, so search engines are told to stay away. */
  isHidden: boolean
  /** The page's path; none where an unknown address is answered. */
  path: string | null
}

/** Of the page that answers an address nobody knows. */
export const unknownPage: PageHead = {
  title: 'Page not found',
  description: brand.description,
  isHidden: true,
  path: null,
}

/** Of a page under construction. */
export const describePlaceholder = ({ title, to }: { title: string; to: string }): PageHead => ({
  title,
  description: `${title}: under construction at ${brand.name}.`,
  isHidden: true,
  path: to,
})

/** Whether search engines are told to stay away: from placeholders, and from what is not the same for everybody. */
export const isHiddenRoute = (routeId: string, { isPlaceholder }: { isPlaceholder?: boolean }) =>
  isPlaceholder === true || !routeId.startsWith('/_public/')

/** Finds in a document what `describePage` has put there. */
export const pageHeadTags =
  'title, link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"]'

/** What a page's `<head>` says of it to browsers, search engines and messengers. */
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
