import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { crownPath } from '@/components/ui/Logo'
import type { KingCard as Card, CardMaterial } from '@/data/content/kingCards'
import { CardChip } from './CardChip'
import { CardEngraving } from './CardEngraving'

export type KingCardProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  card: Pick<Card, 'name' | 'material' | 'lastDigits' | 'picture'>
  /** Hides the card from screen readers, where the text beside it says the same. */
  isDecoration?: boolean
}

const materials = {
  ink: {
    colorScheme: { base: 'dark', _print: 'light' },
    color: 'brand.fg',
    borderColor: 'brand.border',
    backgroundImage:
      'radial-gradient(90% 130% at 84% 0%, {colors.bg.emphasized}, transparent), linear-gradient(135deg, {colors.bg.raised}, {colors.bg.sunken} 72%)',
  },
  gold: {
    colorScheme: 'dark',
    color: 'brand.contrast',
    borderColor: 'brand.hover',
    backgroundImage:
      'linear-gradient(116deg, {colors.brand.pressed}, {colors.brand.hover} 24%, {colors.brand.light} 40%, {colors.brand.solid} 58%, {colors.brand.pressed} 82%, {colors.brand.hover})',
  },
} satisfies Record<CardMaterial, HTMLChakraProps<'div'>>

/** Three groups of four dots: where each begins, seen from the one before. */
const masked = [62, 44, 44].map((space) => `m${space} 0h0m20 0h0m20 0h0m20 0h0`).join('')

/** A King Card, engraved like a banknote; it scales to the space it is given. */
export function KingCard({ card, isDecoration = false, ...rest }: KingCardProps) {
  const { name, material, lastDigits, picture } = card
  return (
    <chakra.div
      position="relative"
      aspectRatio="856 / 540"
      borderRadius="4.2% / 6.6%"
      boxShadow="xl"
      {...rest}
    >
      {/* The same object on either ground; its shadow is the ground's. */}
      <chakra.div
        position="absolute"
        inset="0"
        borderRadius="inherit"
        borderWidth="1px"
        overflow="hidden"
        userSelect="none"
        forcedColorAdjust="none"
        {...materials[material]}
      >
        <CardEngraving />
        <chakra.svg
          position="relative"
          viewBox="0 0 856 540"
          display="block"
          boxSize="full"
          fill="currentColor"
          {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': picture })}
        >
          <path d={crownPath} transform="translate(565 204) scale(3.56)" />
          <chakra.text x="56" y="104" fontFamily="heading" fontSize="52px">
            {name}
          </chakra.text>
          <CardChip transform="translate(56 176)" />
          <path d={`M0 376${masked}`} stroke="currentColor" strokeWidth="12" strokeLinecap="round" />
          <chakra.text x="368" y="389" textStyle="figure" fontSize="38px" letterSpacing="0.08em">
            {lastDigits}
          </chakra.text>
          <chakra.text x="56" y="480" fontSize="24px" fontWeight="medium" letterSpacing="eyebrow">
            KING EXCHANGE
          </chakra.text>
        </chakra.svg>
      </chakra.div>
    </chakra.div>
  )
}
