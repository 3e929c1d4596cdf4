import { chakra } from '@chakra-ui/react/styled-system'
import { CrownMark } from '@/components/layout/Logo'

/** A King Card lying askew in the corner of a card. Decoration. */
export function CardArt() {
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      top={{ base: '6', md: '8' }}
      insetEnd={{ base: '-8', sm: '-4', lg: '8' }}
      width={{ base: '62%', sm: '50%' }}
      maxW="18rem"
      aspectRatio="1.586"
      p="5"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="brand.border"
      backgroundImage="linear-gradient(128deg, {colors.brand.muted}, {colors.bg.sunken} 46%, {colors.brand.subtle})"
      boxShadow="lg"
      rotate="-7deg"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center">
        <CrownMark boxSize="8" />
        <chakra.div
          width="9"
          height="7"
          borderRadius="sm"
          backgroundImage="linear-gradient(135deg, {colors.brand.hover}, {colors.brand.pressed})"
        />
      </chakra.div>
      <chakra.div fontFamily="heading" fontSize="lg" color="brand.light">
        King Card
      </chakra.div>
    </chakra.div>
  )
}
