/**
 * Throws unless a built `index.html`, from which every document is made, names the typefaces in a style tag of its own
 * and waits for no style sheet: what came with a sheet would come late, and to some pages only.
 */
export function checkStyles(html: string) {
  if (!/<style>[^<]*@font-face ?{[^}<]*\.woff2/.test(html)) {
    throw new Error('The built index.html names no typeface: import fonts.css in the style tag of index.html')
  }
  if (/<link [^>]*rel="stylesheet"/.test(html)) {
    throw new Error('The built index.html waits for a style sheet: import it in the style tag of index.html')
  }
}
