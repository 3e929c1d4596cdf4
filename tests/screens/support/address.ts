/** Sets a parameter of the address, which a story reads when it is shown. */
export function setAddress(name: string, value: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
