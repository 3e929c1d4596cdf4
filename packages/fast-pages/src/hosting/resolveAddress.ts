/** What a host answers with: a file of the build with the address that names it, or another address. */
export type Resolved = { file: string; address: string; status: 200 | 404 } | { redirect: string }

const notFound: Resolved = { file: '404.html', address: '/404', status: 404 }

/** What describes the build to a host; nobody is to read it as a page. */
const unlisted = /^\/(404(\.html)?|_headers|hosting\/.*)$/

/**
 * How every host is to answer an address without its query: `/market` with `market.html`, `/market/` and `/market.html`
 * with a redirect to it, unknown addresses with `404.html`. `isFile` says whether the build has a file.
 */
export function resolveAddress(address: string, isFile: (file: string) => boolean): Resolved {
  if (address === '/') return { file: 'index.html', address, status: 200 }
  if (unlisted.test(address)) return notFound
  if (/^\/index(\.html)?$/.test(address)) return { redirect: '/' }
  const page = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.html|\/+)?$/.exec(address)?.[1]
  if (page && isFile(`${page}.html`)) {
    return address === `/${page}` ? { file: `${page}.html`, address, status: 200 } : { redirect: `/${page}` }
  }
  const file = address.slice(1)
  return isFile(file) ? { file, address, status: 200 } : notFound
}
