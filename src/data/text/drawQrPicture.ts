import { encode } from 'uqr'

export type QrPicture = {
  /** Modules along a side, quiet zone included. */
  size: number
  /** The dark modules as an SVG path, one unit a module. */
  path: string
}

/** Light modules around the code; with fewer, a camera may not find it (ISO/IEC 18004 asks for 4). */
const quietZone = 4

/** Draws a text as a QR code that stays readable with 15 % of it damaged. The same text gives the same path. */
export function drawQrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${darkFrom(row, x)}v1H${x}z` : '')),
    )
    .join('')
  return { size, path }
}

/**
 * A QR code as the address of a picture, black on white in every theme: what changes the colours of pages, such as an
 * extension that darkens them, leaves pictures readable, but not drawings.
 */
export function qrPictureUrl(text: string): string {
  const { size, path } = drawQrPicture(text)
  const ground = `<path fill="white" d="M0 0h${size}v${size}H0z"/>`
  return `data:image/svg+xml,${encodeURI(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path d="${path}"/></svg>`,
  )}`
}

function darkFrom(row: boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end < 0 ? row.length : end) - start
}
