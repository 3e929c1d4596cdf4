/**
 * The contrast of an element's colour, by the name of its property, with the document's background, as WCAG defines it. It
 * holds all that it needs, so that a page can run it too.
 */
export function contrast(element: Element, property: 'color' | 'borderBottomColor'): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string) => {
    if (!context) throw new Error('No canvas')
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [lighter = 0, darker = 0] = [
    luminance(getComputedStyle(element)[property]),
    luminance(getComputedStyle(document.documentElement).backgroundColor),
  ].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
