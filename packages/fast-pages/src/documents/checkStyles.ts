/**
 * Throws unless a built `index.html`, from which every document is made, has its styles in a style tag, its typefaces, if
 * it declares any, in files of their own, and no style sheet: the first paint would wait for a sheet, and prerendered pages
 * would lack it.
 */
export function checkStyles(html: string) {
  if (!html.includes('<style>')) throw new Error('The built index.html has no style tag')
  if (/@font-face ?{[^}<]*url\(["']?data:/.test(html)) {
    throw new Error(
      'The built index.html holds a typeface itself, which its policy blocks: set build.assetsInlineLimit below its size',
    )
  }
  if (/<link [^>]*rel="stylesheet"/.test(html)) {
    throw new Error('The built index.html waits for a style sheet: import it in the style tag of index.html')
  }
}
