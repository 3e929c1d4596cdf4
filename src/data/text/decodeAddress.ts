import { toUnicode } from 'punycode/punycode.es6.js'
import { toAddress } from './toAddress'

/** Decodes an address's domain from Punycode; throws if that is malformed. One that would not encode back stays. */
export function decodeAddress(address: string): string {
  const known = toAddress(address)
  const decoded = toUnicode(known)
  return known && toAddress(decoded) === known ? decoded : address
}
