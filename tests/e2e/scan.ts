import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** What a camera reads from a QR code on the page; undefined if it finds none. */
export async function scan(picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64')
  const { pixels, width, height } = await picture.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return { pixels: [...data], width: bitmap.width, height: bitmap.height }
  }, png)
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data
}
