import { brand } from '@/data/content/brand'
import { fullTitle, type PageHead } from '@/data/rules/pageHead'

/** What a page tells browsers, search engines and link previews; React moves it into the document's head. */
export function HeadTags({ title, description, isHidden, path }: PageHead) {
  const named = fullTitle(title)
  const address = path === null ? undefined : `${brand.origin}${path}`
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
      {address ? <meta property="og:url" content={address} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {address && !isHidden ? <link rel="canonical" href={address} /> : null}
    </>
  )
}
