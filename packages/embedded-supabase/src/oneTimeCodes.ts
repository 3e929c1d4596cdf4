import { createHash, randomInt } from 'node:crypto'

/** A new code for a mail; the zeros at its beginning count. */
export function createCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('')
}

/** Hash of a code, as stored by the backend and put into the link of its mail. */
export function hashCode(email: string, code: string): string {
  return createHash('sha256').update(`${email}${code}`).digest('hex')
}
