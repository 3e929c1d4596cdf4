import { chakra } from '@chakra-ui/react/styled-system'
import type { ChartScale } from '@/data/market/chartScale'
import type { Candle } from '@/data/market/priceRange'

export type PriceCandlesProps = { candles: readonly Candle[]; scale: ChartScale }

/** The part of its time that a candle's body is wide. */
const bodyWidth = 0.56

/** A candle as a path: its wicks above and below, and its body. */
function drawCandle({ from, to, open, close, high, low }: Candle, { xOf, yOf }: ChartScale): string {
  const [middle, half] = [(from + to) / 2, ((to - from) / 2) * bodyWidth]
  const [left, centre, right] = [xOf(middle - half), xOf(middle), xOf(middle + half)]
  const [top, bottom] = [yOf(Math.max(open, close)), yOf(Math.min(open, close))]
  const rounded = (figure: number) => figure.toFixed(2)
  const [x, c, r, t, b] = [left, centre, right, top, bottom].map(rounded)
  return `M${c} ${rounded(yOf(high))}V${t}M${c} ${b}V${rounded(yOf(low))}M${x} ${t}H${r}V${b}H${x}Z`
}

/** Prices as candles: hollow ones rose, filled ones fell. */
export function PriceCandles({ candles, scale }: PriceCandlesProps) {
  const draw = (chosen: readonly Candle[]) => chosen.map((candle) => drawCandle(candle, scale)).join('')
  return (
    <>
      <chakra.path
        d={draw(candles.filter(({ open, close }) => close >= open))}
        color="gain"
        _highContrast={{ color: 'CanvasText' }}
        strokeWidth="1.5"
      />
      <chakra.path
        d={draw(candles.filter(({ open, close }) => close < open))}
        color="loss"
        _highContrast={{ color: 'CanvasText' }}
        strokeWidth="1.5"
        fill="currentColor"
      />
    </>
  )
}
