import { brand } from '@/data/content/brand'
import { fullTitle, type PageHead } from '@/data/content/pageHead'

export type HeadTagsProps = PageHead & {
  /** The query of the page as it is shared; undefined in a document, which is the same for every query. */
  query?: string | undefined
}

/** A page's head for browsers, search engines and link previews; React moves it into the document's head. */
export function HeadTags({ title, description, isHidden, path, query }: HeadTagsProps) {
  const named = fullTitle(title)
  const address = path === null ? undefined : `${brand.origin}${path}${query ?? ''}`
  return (
    <>
      <title>{named}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={named} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${brand.origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={brand.pictureDescription} />
      {address && query !== undefined ? <meta property="og:url" content={address} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {address && !isHidden ? <link rel="canonical" href={address} /> : null}
    </>
  )
}
