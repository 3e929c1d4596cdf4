import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes that base32 text without padding stands for (RFC 4648). */
function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The six digits that an authenticator app shows for a secret in base32: RFC 6238 with SHA-1 and steps of 30 seconds.
 * `at` is in milliseconds since the epoch.
 */
export function totp(secret: string, at = Date.now()): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', fromBase32(secret)).update(step).digest()
  const offset = digest.readUInt8(19) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
