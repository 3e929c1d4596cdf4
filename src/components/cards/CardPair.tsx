import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { kingCards } from '@/data/content/kingCards'
import { KingCard } from './KingCard'

export type CardPairProps = HTMLChakraProps<'div'> & {
  /** Hides the cards from screen readers, where the text beside them says the same. */
  isDecoration?: boolean
}

/** The debit card overlapping the credit card. */
export function CardPair({ isDecoration = false, ...rest }: CardPairProps) {
  const [front, back] = kingCards
  return (
    <chakra.div
      position="relative"
      width="full"
      mx="auto"
      aspectRatio="1.16"
      _print={{ breakInside: 'avoid' }}
      {...rest}
    >
      <KingCard
        card={back}
        isDecoration={isDecoration}
        position="absolute"
        width="75%"
        top="3%"
        insetEnd="2%"
        rotate="7deg"
      />
      <KingCard
        card={front}
        isDecoration={isDecoration}
        position="absolute"
        width="75%"
        bottom="4%"
        insetStart="1%"
        rotate="-5deg"
      />
    </chakra.div>
  )
}
