/**
 * Throws unless a built `index.html`, from which every document is made, declares the typefaces in a style tag and loads
 * no style sheet: the first paint would wait for a sheet, and prerendered pages would lack it.
 */
export function checkStyles(html: string) {
  if (!/<style>[^<]*@font-face ?{[^}<]*\.woff2/.test(html)) {
    throw new Error(
      'The built index.html names no typeface: declare one that is a file in the style tag of index.html',
    )
  }
  if (/<link [^>]*rel="stylesheet"/.test(html)) {
    throw new Error('The built index.html waits for a style sheet: import it in the style tag of index.html')
  }
}
