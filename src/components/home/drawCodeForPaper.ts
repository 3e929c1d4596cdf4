import { drawQrPicture } from '@/data/rules/drawQrPicture'

const namespace = 'http://www.w3.org/2000/svg'

/**
 * Draws the QR code of the home page for as long as it is printed, where its section still sleeps and the document does not
 * know the origin. Afterwards the section is as React expects it.
 */
export function drawCodeForPaper(): void {
  const code = document.querySelector<SVGSVGElement>('#root [data-code]:not(:has(path))')
  if (!code) return
  const { size, path } = drawQrPicture(`${window.location.origin}${code.dataset.code}`)
  const drawing = document.createElementNS(namespace, 'path')
  drawing.setAttribute('d', path)
  code.setAttribute('viewBox', `0 0 ${size} ${size}`)
  code.style.visibility = 'visible'
  code.append(drawing)
  window.addEventListener(
    'afterprint',
    () => {
      drawing.remove()
      code.removeAttribute('viewBox')
      code.removeAttribute('style')
    },
    { once: true },
  )
}
