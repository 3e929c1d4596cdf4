import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { brand } from '@/data/content/brand'

/** The path of the crown in a viewBox of 32 by 32. */
export const crownPath =
  'M3 8.4 7.4 13.6V22.5H3V8.4ZM8.6 15 10 16.6l2.4-5V22.5H8.6V15ZM13.6 9.1 16 4l2.4 5.1V22.5h-4.8V9.1ZM19.6 11.6l2.4 5 1.4-1.6V22.5h-3.8V11.6ZM24.6 13.6 29 8.4V22.5h-4.4V13.6ZM3 25h26v3H3z'

export type CrownIconProps = HTMLChakraProps<'svg'>

/** The crown made of five candles of a price chart, above its band. Hidden from screen readers. */
export function CrownIcon(props: CrownIconProps) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize="8"
      flexShrink="0"
      color="brand.drawn"
      fill="currentColor"
      aria-hidden
      {...props}
    >
      <path d={crownPath} />
    </chakra.svg>
  )
}

export type LogoProps = HTMLChakraProps<'span'> & {
  /** Shows the crown alone on screens too narrow for the name beside the header's actions. */
  compact?: boolean
}

/** The crown and the name, for use in a link. Screen readers get the name either way. */
export function Logo({ compact = false, ...rest }: LogoProps) {
  const hidden = {
    srOnly: true,
    '@media (min-width: 23rem)': { srOnly: false, whiteSpace: 'nowrap' },
    _headerNoName: { srOnly: true },
    _areaNoName: { srOnly: true },
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="fg" {...rest}>
      <CrownIcon />
      <chakra.span fontFamily="heading" fontSize="xl" lineHeight="none" css={compact ? hidden : {}}>
        {brand.name}
      </chakra.span>
    </chakra.span>
  )
}
