import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useMemo, useSyncExternalStore } from 'react'
import { brand } from '@/data/content/brand'
import { qrPictureUrl } from '@/data/text/drawQrPicture'

export type QrPictureProps = HTMLChakraProps<'img'> & {
  /** The URL that it encodes, or a path of this site; while its origin is unknown, the space stays empty. */
  address: string
  /** Accessible name: where the code leads. */
  label: string
}

/** A QR code. */
export function QrPicture({ address, label, ...rest }: QrPictureProps) {
  const origin = useOrigin()
  const url = address.startsWith('/') ? origin && origin + address : address
  const src = useMemo(() => (url ? qrPictureUrl(url) : undefined), [url])
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

const stays = () => () => {}

/** The origin that the site is served from; in a prerendered document, the configured public origin, if any. */
const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    stays,
    () => window.location.origin,
    () => brand.publicOrigin,
  )
