import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { formatChange, trendOf } from '@/data/rules/figures'
import type { LivePriceProps } from './LivePrice'

export type LiveChangeProps = LivePriceProps

const signs = {
  gain: { Mark: ArrowUp, word: 'up' },
  loss: { Mark: ArrowDown, word: 'down' },
  flat: { Mark: Minus, word: 'unchanged' },
}

/** An asset's change over 24 h as it stands now, with its sign, an arrow, a colour and a word. */
export function LiveChange({ walk, place }: LiveChangeProps) {
  const text = useSelector(walk, ({ context }) => formatChange(context.value[place]?.change24h ?? 0))
  const trend = useSelector(walk, ({ context }) => trendOf(context.value[place]?.change24h ?? 0))
  const { Mark, word } = signs[trend]
  return (
    <span data-trend={trend}>
      <Mark size="1em" aria-hidden />
      <chakra.span srOnly>{word}</chakra.span> <bdi dir="ltr">{text}</bdi>
    </span>
  )
}
