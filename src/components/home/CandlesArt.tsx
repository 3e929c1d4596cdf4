import { chakra } from '@chakra-ui/react/styled-system'

const candles = [
  { x: 12, low: 196, open: 176, close: 150, high: 138 },
  { x: 42, low: 186, open: 152, close: 168, high: 140 },
  { x: 72, low: 178, open: 164, close: 124, high: 112 },
  { x: 102, low: 150, open: 128, close: 108, high: 92 },
  { x: 132, low: 146, open: 110, close: 132, high: 98 },
  { x: 162, low: 138, open: 128, close: 86, high: 72 },
  { x: 192, low: 108, open: 90, close: 74, high: 60 },
  { x: 222, low: 112, open: 76, close: 96, high: 64 },
  { x: 252, low: 100, open: 92, close: 46, high: 34 },
  { x: 282, low: 66, open: 50, close: 28, high: 12 },
]

/** Rising candlesticks in the corner of a card: filled where the close is above the open. Decoration. */
export function CandlesArt() {
  return (
    <chakra.svg
      viewBox="0 0 296 200"
      position="absolute"
      top={{ base: '5', md: '8' }}
      insetEnd={{ base: '6', md: '10' }}
      width={{ base: '5.5rem', sm: '40%' }}
      maxW="15rem"
      color="brand.drawn"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      {candles.map(({ x, low, open, close, high }, index) => (
        <g key={x} opacity={0.25 + index * 0.08}>
          <path d={`M${x} ${low}V${Math.max(open, close)}M${x} ${Math.min(open, close)}V${high}`} />
          <rect
            x={x - 7}
            y={Math.min(open, close)}
            width="14"
            height={Math.abs(open - close)}
            rx="2"
            fill={close < open ? 'currentColor' : 'none'}
          />
        </g>
      ))}
    </chakra.svg>
  )
}
