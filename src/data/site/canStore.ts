const probe = 'king-exchange.probe'

/** True if the browser keeps what is stored, beyond the page. */
export function canStore(): boolean {
  try {
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
