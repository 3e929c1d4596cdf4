import { qrPictureUrl } from '@/data/rules/drawQrPicture'

/**
 * Draws the QR code of the home page for as long as it is printed, where its section still sleeps and the document does not
 * know the origin. Afterwards the section is as React expects it.
 */
export function drawCodeForPaper(): void {
  const code = document.querySelector<HTMLImageElement>('#root img[data-code]:not([src])')
  if (!code) return
  code.src = qrPictureUrl(`${window.location.origin}${code.dataset.code}`)
  code.style.visibility = 'visible'
  window.addEventListener(
    'afterprint',
    () => {
      code.removeAttribute('src')
      code.removeAttribute('style')
    },
    { once: true },
  )
}
