import type { Page, SiteFacts } from './renderer.ts'

/**
 * What a search engine is told about a page in schema.org's terms, as JSON-LD in a script element, which no policy of the
 * site concerns because it is data: of the home page who is behind the site, of any other one its place in it. Empty for
 * a page that is not to be listed.
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
