import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { drawQrPicture, type QrPicture, qrPictureUrl } from '@/data/text/drawQrPicture'

const modulePixels = 4

/** The picture as RGBA pixels: dark inside the path, light elsewhere. */
function rasterise({ size, path }: QrPicture) {
  const side = size * modulePixels
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * modulePixels; row < (Number(y) + 1) * modulePixels; row += 1) {
      for (
        let column = Number(x) * modulePixels;
        column < (Number(x) + Number(length)) * modulePixels;
        column += 1
      ) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return { pixels, side }
}

const read = (picture: QrPicture) => {
  const { pixels, side } = rasterise(picture)
  return jsQR(pixels, side, side)?.data
}

describe('the QR picture', () => {
  it.each([
    'a',
    'https://kingexchange.example/register?ref=KX-7Q2M',
    'https://example.test/كنز',
    'x'.repeat(400),
  ])('reads as the text it was drawn from: %s', (text) => {
    expect(read(drawQrPicture(text))).toBe(text)
  })

  it('keeps four light modules on every side', () => {
    const { size, path } = drawQrPicture('https://kingexchange.example/register')
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
      left: Number(x),
      right: Number(x) + Number(length),
      top: Number(y),
    }))
    expect(Math.min(...runs.map(({ left }) => left))).toBe(4)
    expect(Math.min(...runs.map(({ top }) => top))).toBe(4)
    expect(Math.max(...runs.map(({ right }) => right))).toBe(size - 4)
    expect(Math.max(...runs.map(({ top }) => top))).toBe(size - 5)
  })

  it('has its ground and its colours with it, so that nothing around it changes them', () => {
    const { size, path } = drawQrPicture('https://kingexchange.example/register')
    const url = qrPictureUrl('https://kingexchange.example/register')
    expect(url).toMatch(/^data:image\/svg\+xml,[\w%.:/=,-]+$/)
    const drawing = decodeURI(url)
    expect(drawing).toContain(`<path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/>`)
    expect(drawing).not.toMatch(/currentColor|var\(|style|class/)
  })
})
