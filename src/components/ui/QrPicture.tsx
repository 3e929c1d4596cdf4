import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { qrPictureUrl } from '@/data/rules/drawQrPicture'

export type QrPictureProps = HTMLChakraProps<'img'> & {
  /** The URL that it encodes; while it is unknown, the space stays empty. */
  address: string | undefined
  /** Accessible name: where the code leads. */
  label: string
}

/** A QR code. */
export function QrPicture({ address, label, ...rest }: QrPictureProps) {
  const src = useMemo(() => (address ? qrPictureUrl(address) : undefined), [address])
  return (
    <chakra.img
      src={src}
      alt={label}
      decoding="sync"
      display="block"
      aspectRatio="1"
      visibility={src ? 'visible' : 'hidden'}
      {...rest}
    />
  )
}
