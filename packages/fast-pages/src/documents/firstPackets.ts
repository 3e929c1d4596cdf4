import { brotliCompressSync } from 'node:zlib'

/**
 * The most bytes of a document that a server sends before it waits for the browser's first answer: ten packets of 1,460
 * bytes (RFC 6928), less what the response headers take.
 */
const mostBytes = 10 * 1460 - 1200

/** The bytes by which a document is too long to arrive with the first packets; 0 where it does. */
export const bytesBeyondFirstPackets = (document: string) =>
  Math.max(0, brotliCompressSync(document).length - mostBytes)
