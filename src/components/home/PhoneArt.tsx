import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { CrownMark } from '@/components/ui/Logo'
import { kcc, tickerTokens } from '@/data/registries/tokens'
import { formatPrice } from '@/data/rules/figures'

export type PhoneArtProps = Omit<HTMLChakraProps<'svg'>, 'children'>

const line =
  'M24 286 44 276 60 282 78 260 96 268 116 246 134 256 152 232 172 244 190 218 208 228 228 204 246 214 266 186 284 196 304 170'

const bars = [14, 20, 16, 26, 22, 32, 24, 36, 30, 42, 34, 48, 40, 54]

/** A phone that shows the exchange: a KCC chart, and the pairs of the ticker below. Decoration. */
export function PhoneArt(props: PhoneArtProps) {
  const id = useId()
  return (
    <chakra.svg
      viewBox="0 0 328 640"
      fill="none"
      color="brand.solid"
      aria-hidden
      focusable="false"
      {...props}
    >
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <chakra.rect
        x="2"
        y="2"
        width="324"
        height="700"
        rx="46"
        fill="bg.sunken"
        stroke="border.strong"
        strokeWidth="3"
      />
      <chakra.rect x="10" y="10" width="308" height="684" rx="38" fill="bg" />
      <chakra.rect x="122" y="24" width="84" height="20" rx="10" fill="bg.sunken" />
      <svg x="24" y="58" width="28" height="28" aria-hidden>
        <CrownMark boxSize="full" />
      </svg>
      <Caption x={62} y={80} color="fg" fontFamily="heading" fontSize="17px">
        King Exchange
      </Caption>
      <Caption x={24} y={124}>
        KCC/USDT
      </Caption>
      <Caption x={24} y={160} color="fg" fontSize="34px">
        {formatPrice(kcc.price)}
      </Caption>
      <Caption x={304} y={124} color="gain" fontSize="15px" textAnchor="end">
        +15.2%
      </Caption>
      <path d={`${line}V330H24z`} fill={`url(#${id})`} />
      <path d={line} stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      <chakra.circle cx="304" cy="170" r="5" fill="brand.light" />
      {bars.map((height, index) => (
        <rect
          key={height}
          x={24 + index * 20.6}
          y={330 - height}
          width="12"
          height={height}
          rx="2"
          fill="currentColor"
          opacity={0.1 + index * 0.02}
        />
      ))}
      {tickerTokens.slice(1).map(({ symbol, price, change24h }, index) => (
        <g key={symbol} transform={`translate(0 ${384 + index * 52})`}>
          <Caption x={24} y={0} color="fg" fontSize="15px">
            {symbol}/USDT
          </Caption>
          <Caption x={206} y={0} fontSize="15px" textAnchor="end">
            {formatPrice(price)}
          </Caption>
          <Caption x={304} y={0} color={change24h < 0 ? 'loss' : 'gain'} fontSize="15px" textAnchor="end">
            {change24h < 0 ? '' : '+'}
            {change24h.toFixed(2)}%
          </Caption>
          <chakra.path d="M24 20H304" stroke="border.subtle" />
        </g>
      ))}
    </chakra.svg>
  )
}

type CaptionProps = HTMLChakraProps<'text'>

function Caption(props: CaptionProps) {
  return (
    <chakra.text
      fill="currentColor"
      color="fg.muted"
      fontFamily="body"
      fontSize="13px"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      {...props}
    />
  )
}
