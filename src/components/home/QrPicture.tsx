import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { QrPicture as Drawing } from '@/data/drawQrPicture'

export type QrPictureProps = HTMLChakraProps<'svg'> & {
  drawing: Drawing
  /** Where it leads. */
  label: string
}

/** A QR code, dark on light in every theme, as a camera needs it. */
export function QrPicture({ drawing: { size, path }, label, ...rest }: QrPictureProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      bg="white"
      color="bg.sunken"
      fill="currentColor"
      forcedColorAdjust="none"
      {...rest}
    >
      <path d={path} />
    </chakra.svg>
  )
}
