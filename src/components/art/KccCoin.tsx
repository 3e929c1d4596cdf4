import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import coin from './kccCoin.svg?no-inline'

export type KccCoinProps = Omit<HTMLChakraProps<'div'>, 'children'>

/** The KCC coin, engraved in gold. Its picture is a file that the browser loads once. Decoration. */
export function KccCoin(props: KccCoinProps) {
  return (
    <chakra.div
      aria-hidden
      aspectRatio="1"
      _styled={{ bg: 'brand.drawn', maskImage: `url(${coin})` }}
      forcedColorAdjust="none"
      {...props}
    />
  )
}
