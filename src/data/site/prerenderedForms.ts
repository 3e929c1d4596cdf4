/**
 * The forms whose documents hold them, so that they are there at the first paint. Other pages outside the public ones
 * are rendered in the browser.
 */
export const prerenderedForms: readonly string[] = ['/login', '/register', '/forgot-password']
