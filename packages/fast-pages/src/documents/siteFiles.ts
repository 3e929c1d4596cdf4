import type { Page, SiteFacts } from './renderer.ts'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The site map: the addresses that search engines may list. */
export const sitemap = (origin: string, pages: Page[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ isHidden }) => !isHidden)
      .map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** The `robots.txt`. Crawlers may visit everything, since they have to visit a hidden page to see its `noindex`. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** The web manifest of the installed site; its shortcuts are pages of the site. */
export const webManifest = ({ name, description, colour, shortcuts }: SiteFacts, pages: Page[]): string =>
  JSON.stringify(
    {
      name,
      short_name: name,
      description,
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: colour,
      theme_color: colour,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      ],
      shortcuts: pages
        .filter(({ path }) => shortcuts.includes(path))
        .map(({ path, title }) => ({ name: title, url: path })),
    },
    null,
    2,
  )
