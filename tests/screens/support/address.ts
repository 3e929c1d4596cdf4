import { afterEach } from 'vitest'

/** Sets a parameter of the address, which a story reads when it is shown. */
export function setAddress(name: string, value: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}

/** Has each test of a file begin with the address at which the file began. */
export function keepAddress(): void {
  const { href } = window.location
  afterEach(() => window.history.replaceState(window.history.state, '', href))
}
