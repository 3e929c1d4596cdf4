import { toUnicode } from 'punycode/punycode.es6.js'
import { toAddress } from './toAddress'

/** Decodes the domain of an address from Punycode; throws for what is none. What would not lead back stays as it is. */
export function decodeAddress(address: string): string {
  const known = toAddress(address)
  const decoded = toUnicode(known)
  return known && toAddress(decoded) === known ? decoded : address
}
