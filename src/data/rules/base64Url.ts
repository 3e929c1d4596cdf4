/** A text as URL-safe Base64 of its UTF-8 (RFC 4648, section 5), without padding. */
export const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The text of such Base64. Throws if it is none, or not of UTF-8. */
export function fromBase64Url(encoded: string): string {
  const signs = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(signs, (sign) => sign.charCodeAt(0)),
  )
}
