import { useEffect, useState } from 'react'
import { isEncoded, readableAddress } from '@/data/text/readableAddress'

/** An address as people write it; one in Punycode is shown so until the code that decodes it is loaded. */
export function useReadableAddress(address: string): string {
  const [decoded, setDecoded] = useState({ address, readable: address })
  useEffect(() => {
    if (!isEncoded(address)) return
    let isWanted = true
    void readableAddress(address).then((readable) => {
      if (isWanted) setDecoded({ address, readable })
    })
    return () => {
      isWanted = false
    }
  }, [address])
  return decoded.address === address ? decoded.readable : address
}
