/** Signs before an address in a list or a sentence: quotes, brackets, bullets. */
const opening = /^[\s"'<>,;:.•·\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+/u

/** Signs after it. No domain ends so. */
const closing = /(?<![^\p{L}\p{N}\p{M}@/_-])[^\p{L}\p{N}\p{M}@/_-]+$/u

const literal = /@\[[\da-f.:]+\]$/i

/** The part before the `@`, without the signs that separate addresses. */
const localPart = /^[^\s\p{Cc}"@<>()[\]\\,;:]+$/u

/** A domain as mail servers know it. Its last label is no number: that would be an IP address. */
const domain =
  /^(?!.{254})(?!.*\b\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

/** Removes invisible characters, and replaces full-width signs and the like by the usual ones. */
const toPlain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC')

/** The address between angle brackets, after a display name; the whole text where there are none, or several. */
const withoutName = (text: string) => text.replace(/^[^<>]*<([^<>]*)>[^<>@]*$/, '$1')

/** Decodes percent signs, unless they are no code. */
function decode(text: string): string {
  try {
    return withoutName(toPlain(decodeURIComponent(text)))
  } catch {
    return text
  }
}

/** A domain in ASCII, in Punycode where it has other letters; empty if it is none. */
function toAscii(name: string): string {
  if (/[\s/?#%:\\[\]]/.test(name)) return ''
  try {
    const { hostname } = new URL(`http://${name}`)
    return domain.test(hostname) ? hostname : ''
  } catch {
    return ''
  }
}

/** The longest text that is read, as some rules take long for long ones. */
const longest = 2000

/**
 * Parses an address that was typed, pasted or filled in, for the provider: without invisible characters, `mailto:`, a
 * display name and the signs around it, and with the domain in ASCII, as only some browsers hand it over. Empty for what
 * cannot be an address; which of the others get mail is the provider's to decide.
 */
export function toAddress(typed: string): string {
  if (typed.length > longest) return ''
  let text = withoutName(toPlain(typed))
  const [, link] = /mailto:(?:\/\/)?([^?]*)/i.exec(text) ?? []
  if (link !== undefined || !text.includes('@')) text = decode(link ?? text)
  text = text
    .replace(/\([^()@]*\)/g, ' ')
    .replace(/"([^\s"@]+)"@/, '$1@')
    .replace(opening, '')
  const [found] = literal.exec(text.trim()) ?? []
  if (!found) text = text.replace(closing, '')
  const at = text.lastIndexOf('@')
  const name = text.slice(0, Math.max(at, 0))
  const host = found ? found.slice(1) : toAscii(text.slice(at + 1))
  const address = `${name}@${host}`
  return localPart.test(name) && host && address.length <= 254 ? address : ''
}
