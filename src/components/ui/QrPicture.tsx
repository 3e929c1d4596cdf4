import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { drawQrPicture } from '@/data/rules/drawQrPicture'

export type QrPictureProps = HTMLChakraProps<'svg'> & {
  /** The URL that it encodes; while it is unknown, the space stays empty. */
  address: string | undefined
  /** Accessible name: where the code leads. */
  label: string
}

/** A QR code. */
export function QrPicture({ address, label, ...rest }: QrPictureProps) {
  const drawing = useMemo(() => (address ? drawQrPicture(address) : null), [address])
  return (
    <chakra.svg
      viewBox={drawing ? `0 0 ${drawing.size} ${drawing.size}` : undefined}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      bg="scanned.ground"
      color="scanned"
      fill="currentColor"
      forcedColorAdjust="none"
      visibility={drawing ? 'visible' : 'hidden'}
      {...rest}
    >
      {drawing ? <path d={drawing.path} /> : null}
    </chakra.svg>
  )
}
