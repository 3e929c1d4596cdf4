const address = 'href="/favicon.svg"'

/** Puts the icon into a document, as a data URI: a request for it would end before the largest paint and delay it. */
export function inlineIcon(html: string, svg: string): string {
  if (!html.includes(address)) throw new Error(`The built index.html has no ${address}`)
  // Nothing shows an icon's title.
  const drawing = svg.trim().replace(/<title>.*?<\/title>/, '')
  const text = encodeURI(drawing.replaceAll('"', "'")).replaceAll('#', '%23')
  return html.replace(address, () => `href="data:image/svg+xml,${text}"`)
}
