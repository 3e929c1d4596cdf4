import { KingCard } from '@/components/cards/KingCard'
import { kingCards } from '@/data/content/kingCards'

/** A tilted King Card in the corner of a card. Decoration. */
export function CardArt() {
  return (
    <KingCard
      card={kingCards[0]}
      isDecoration
      position="absolute"
      top={{ base: '6', md: '8' }}
      insetEnd={{ base: '-8', sm: '-4', lg: '8' }}
      width={{ base: '62%', sm: '50%' }}
      maxW="18rem"
      boxShadow="lg"
      rotate="-7deg"
    />
  )
}
