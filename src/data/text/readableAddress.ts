/** True if the domain of an address is in Punycode. */
export const isEncoded = (address: string): boolean => /[@.]xn--/i.test(address)

/** An address as people write it, with the letters of its domain; any other text as it is. Few need the decoder. */
export async function readableAddress(address: string): Promise<string> {
  if (!isEncoded(address)) return address
  try {
    return (await import('./decodeAddress')).decodeAddress(address)
  } catch {
    // The decoder is missing, as offline.
    return address
  }
}
