import { brotliCompressSync } from 'node:zlib'

/**
 * The most bytes of a document that a server sends before it waits for the browser's first answer: ten packets of 1,460
 * bytes (RFC 6928), less what the response headers take.
 */
const mostBytes = 10 * 1460 - 1200

/** True if a document arrives with the first packets. */
export const fitsFirstPackets = (document: string) => brotliCompressSync(document).length <= mostBytes
