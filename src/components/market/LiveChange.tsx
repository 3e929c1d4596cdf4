import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useQuote } from '@/components/live/useQuote'
import { FigureText } from '@/components/ui/FigureText'
import type { MarketAsset } from '@/data/registries/market'
import { formatChange, trendOf } from '@/data/rules/figures'

export type LiveChangeProps = { asset: MarketAsset }

const signs = {
  gain: { Mark: ArrowUp, word: 'up' },
  loss: { Mark: ArrowDown, word: 'down' },
  flat: { Mark: Minus, word: 'unchanged' },
}

/** An asset's current change over 24 h, with its sign, an arrow, a colour and a word for screen readers. */
export function LiveChange({ asset }: LiveChangeProps) {
  const text = useQuote(asset, ({ change24h }) => formatChange(change24h))
  const trend = useQuote(asset, ({ change24h }) => trendOf(change24h))
  const { Mark, word } = signs[trend]
  return (
    <span data-trend={trend}>
      <Mark size="1em" aria-hidden />
      <chakra.span srOnly>{word}</chakra.span> <FigureText>{text}</FigureText>
    </span>
  )
}
