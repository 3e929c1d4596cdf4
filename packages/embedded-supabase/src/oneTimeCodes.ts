import { createHash, randomInt } from 'node:crypto'

/** A new code for a mail; the zeros at its beginning count. */
export function createCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('')
}

/** What the backend keeps of a code, and puts into the link of its mail. */
export function hashCode(email: string, code: string): string {
  return createHash('sha256').update(`${email}${code}`).digest('hex')
}
