/** A text as URL-safe Base64 of its UTF-8 (RFC 4648, section 5), without padding. */
export const toBase64Url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  )

/** The text of such Base64. Throws if it is none, or not of UTF-8. */
export const fromBase64Url = (encoded: string): string => {
  const bytes = atob(encoded.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0),
  )
}
