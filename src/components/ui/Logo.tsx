import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { brand } from '@/data/content/brand'
import { areaRoom } from './areaRoom'
import { crownPath } from './crownPath'
import { headerRoom } from './headerRoom'

export type CrownMarkProps = HTMLChakraProps<'svg'>

/** The crown mark: a crown cut into five candles of a price chart, over its band. Decoration by itself. */
export function CrownMark(props: CrownMarkProps) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize="8"
      flexShrink="0"
      color="brand.solid"
      fill="currentColor"
      aria-hidden
      focusable="false"
      {...props}
    >
      <path d={crownPath} />
    </chakra.svg>
  )
}

export type LogoProps = HTMLChakraProps<'span'> & {
  /** Shows the mark alone on screens too narrow for the name beside the header's actions. */
  compact?: boolean
}

/** Mark and wordmark. Put it in a link; the name is read out either way. */
export function Logo({ compact = false, ...rest }: LogoProps) {
  const hidden = {
    srOnly: true,
    '@media (min-width: 23rem)': { srOnly: false, whiteSpace: 'nowrap' },
    [headerRoom.noName]: { srOnly: true },
    [areaRoom.noName]: { srOnly: true },
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="fg" {...rest}>
      <CrownMark />
      <chakra.span
        fontFamily="heading"
        fontSize="xl"
        lineHeight="none"
        whiteSpace="nowrap"
        css={compact ? hidden : {}}
      >
        {brand.name}
      </chakra.span>
    </chakra.span>
  )
}
