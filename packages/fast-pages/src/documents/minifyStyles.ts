import { transform } from 'lightningcss'

/** Minifies styles. It names no targets, because they hold the few prefixes that browsers need. */
export const minifyStyles = (styles: string): string =>
  transform({ filename: 'document.css', code: Buffer.from(styles), minify: true }).code.toString()
