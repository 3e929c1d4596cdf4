import type { Page, SiteFacts } from './renderer.ts'

/**
 * A page's facts for search engines, by schema.org, as JSON-LD in a script element: the organization and the site for the
 * home page, the breadcrumbs for any other. Empty for a page that is not to be listed. A content policy does not concern it,
 * because it is data.
 */
export function structuredData(
  { name, origin }: Pick<SiteFacts, 'name' | 'origin'>,
  { title, path, isHidden }: Page,
): string {
  if (isHidden) return ''
  const home = `${origin}/`
  const facts =
    path === '/'
      ? {
          '@graph': [
            { '@type': 'Organization', name, url: home, logo: `${origin}/apple-touch-icon.png` },
            { '@type': 'WebSite', name, url: home },
          ],
        }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name, item: home },
            // The page itself needs no address.
            { '@type': 'ListItem', position: 2, name: title },
          ],
        }
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  // No text may end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
