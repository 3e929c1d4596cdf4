import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp } from 'lucide-react'

export type TrendProps = {
  /** A signed percentage as text, e.g. `+12.5%`. */
  change: string
}

/** A change with its sign, an arrow and a colour, and in words for who cannot see them. */
export function Trend({ change }: TrendProps) {
  const isLoss = change.startsWith('-')
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="figure"
      color={isLoss ? 'loss' : 'gain'}
    >
      <Icon as={isLoss ? ArrowDown : ArrowUp} boxSize="1em" aria-hidden />
      <chakra.span srOnly>{isLoss ? 'down' : 'up'}</chakra.span>
      {change}
    </chakra.span>
  )
}
