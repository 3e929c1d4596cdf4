import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { CrownMark } from '@/components/layout/Logo'

/** The debit card lying over the credit card. Decoration. */
export function CardFan() {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      width="full"
      maxW="26rem"
      mx="auto"
      aspectRatio="1.3"
      userSelect="none"
    >
      <KingCard
        name="Credit"
        top="4%"
        insetEnd="0"
        rotate="9deg"
        color="fg.muted"
        borderColor="border"
        backgroundImage="linear-gradient(140deg, {colors.bg.emphasized}, {colors.bg.sunken} 60%)"
      />
      <KingCard
        name="Debit"
        bottom="4%"
        insetStart="0"
        rotate="-6deg"
        color="brand.light"
        borderColor="brand.border"
        backgroundImage="linear-gradient(128deg, {colors.brand.emphasized}, {colors.brand.subtle} 52%, {colors.brand.muted})"
      />
    </chakra.div>
  )
}

function KingCard({ name, ...look }: HTMLChakraProps<'div'> & { name: string }) {
  return (
    <chakra.div
      position="absolute"
      width="82%"
      aspectRatio="1.586"
      p="6%"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      borderRadius="lg"
      borderWidth="1px"
      boxShadow="xl"
      {...look}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center">
        <CrownMark boxSize="9" color="inherit" />
        <chakra.div width="10" height="7" borderRadius="sm" bg="currentcolor" opacity="0.7" />
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" fontFamily="heading">
        <chakra.span fontSize="lg">King Card</chakra.span>
        <chakra.span fontSize="sm">{name}</chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
