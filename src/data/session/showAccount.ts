/** Sets `data-account` on the root element, by which the style sheet shows the links of a user or of a visitor. */
export function showAccount(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-account', isSignedIn)
}
