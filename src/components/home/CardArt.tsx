import { KingCard } from '@/components/cards/KingCard'
import { kingCards } from '@/data/content/kingCards'

/** A tilted King Card in the corner of a card. Decoration. */
export function CardArt() {
  return (
    <KingCard
      card={kingCards[0]}
      isDecoration
      position="absolute"
      top={{ base: '1', sm: '4', md: '8' }}
      insetEnd={{ base: '-3', sm: '-4', lg: '8' }}
      width={{ base: '8.5rem', sm: '46%' }}
      maxW="16rem"
      boxShadow="lg"
      rotate="-7deg"
    />
  )
}
