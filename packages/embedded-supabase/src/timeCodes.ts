import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Seconds for which a code is shown. */
const period = 30

/** A new secret of 160 bits in Base32, as an authenticator app takes it: 32 letters and digits. */
export function createTimeSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

/** The code of six digits that an authenticator app shows at a moment, in ms since the epoch (RFC 6238, SHA-1). */
export function timeCode(secret: string, now: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / period)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** True if a code is the one of now, or of the step before or after, by clocks that are a little apart. */
export function fitsTimeCode(secret: string, code: string, now: number): boolean {
  const given = Buffer.from(code.trim())
  return [-1, 0, 1].some((step) => {
    const right = Buffer.from(timeCode(secret, now + step * period * 1000))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
