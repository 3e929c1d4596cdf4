/** The signs that React writes as entities. */
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity)

/** Elements whose content nobody reads. */
const unread = /<(script|style|noscript|template)\b[^>]*>.*?<\/\1>/gs

/** Attributes that are read out, or stand in a field. */
const read = /\s(?:aria-label|alt|placeholder|title|value)="([^"]+)"/g

/** What React puts between neighbouring texts of one element. */
const seam = '<!-- -->'

const hasLetters = /\p{L}/u

/** The texts of a document that React has rendered, each once: what is seen, and what is read out. */
export function textsOf(html: string): string[] {
  const texts = html
    .replace(unread, '')
    .replaceAll(seam, '')
    .replace(/<[^>]*>/g, (tag) => `\n${[...tag.matchAll(read)].map(([, value]) => value).join('\n')}\n`)
    .split('\n')
    .map((text) => decode(text).trim())
  return [...new Set(texts.filter((text) => hasLetters.test(text)))]
}
