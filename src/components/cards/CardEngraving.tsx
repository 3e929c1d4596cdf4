import { chakra } from '@chakra-ui/react/styled-system'
import engraving from './cardEngraving.svg?no-inline'

/**
 * The ornament of a banknote in the current colour, as large as the card around it, which has to be positioned. Its
 * picture is a file that the browser loads once. Decoration.
 */
export function CardEngraving() {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      inset="0"
      bg="currentColor"
      maskImage={`url(${engraving})`}
      maskSize="cover"
      maskPosition="right center"
    />
  )
}
