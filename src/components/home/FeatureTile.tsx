import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowRight } from 'lucide-react'
import { TextLink } from '@/components/ui/TextLink'
import type { PremiumFeature } from '@/data/content/homeSections'
import { stretched } from '@/theme/stretched'
import { CandlesArt } from './CandlesArt'
import { CardArt } from './CardArt'

export type FeatureTileProps = { feature: PremiumFeature; isLarge: boolean }

const arts = { candles: CandlesArt, card: CardArt }

/** A product as a list item: its title is a link, whose hit area covers the item. */
export function FeatureTile({ feature, isLarge }: FeatureTileProps) {
  const { art, icon, color, title, description, figure, to, hash } = feature
  const Art = art ? arts[art] : null
  return (
    <chakra.li
      className="group"
      display="flex"
      flexDirection="column"
      gap={{ base: '2', md: '3' }}
      position="relative"
      overflow="hidden"
      gridColumn={{ base: isLarge ? '1 / -1' : 'auto', sm: 'auto', lg: isLarge ? 'span 3' : 'span 2' }}
      px={{ base: isLarge ? '6' : '4', sm: '6', lg: '10' }}
      py={{ base: isLarge ? '6' : '5', md: isLarge ? '10' : '8' }}
      minH={isLarge ? { base: '14rem', md: '22rem', lg: '24rem' } : undefined}
      bg="bg.panel"
      transitionProperty="background-color"
      transitionDuration="fast"
      _hover={{ bg: 'bg.raised' }}
    >
      {Art ? <Art /> : null}
      <Icon
        as={icon}
        boxSize={{ base: isLarge ? '8' : '6', md: isLarge ? '9' : '7' }}
        strokeWidth="1.25"
        color={`${color}.fg`}
        aria-hidden
      />
      <Heading
        as="h3"
        textStyle={isLarge ? 'first' : 'item'}
        mt={isLarge ? 'auto' : '1'}
        pt={isLarge ? '6' : '0'}
        textWrap="wrap"
      >
        <TextLink
          to={to}
          hash={hash}
          variant="plain"
          textDecorationLine="none"
          _before={stretched}
          _focusVisible={{
            outline: 'none',
            _before: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-4px' },
          }}
        >
          <ArrowTitle>{title}</ArrowTitle>
        </TextLink>
      </Heading>
      <Text color="fg.muted" textStyle={isLarge ? 'md' : 'sm'} maxW="38ch" position="relative">
        {description}
      </Text>
      {figure ? (
        <Text color={`${color}.fg`} fontWeight="semibold" position="relative">
          {figure}
        </Text>
      ) : null}
    </chakra.li>
  )
}

/** Title of a card that is a link. Its arrow stays with the last word if there is room, and lights up with the card. */
function ArrowTitle({ children }: { children: string }) {
  const words = children.split(' ')
  const last = words.pop()
  return (
    <>
      {words.map((word) => `${word} `)}
      <chakra.span display="inline-block">
        {last}
        <Icon
          as={ArrowRight}
          boxSize="0.8em"
          ms="0.4em"
          strokeWidth="1.75"
          color="fg.subtle"
          transitionProperty="color, translate"
          transitionDuration="fast"
          _groupHover={{ color: 'brand.fg', translate: { base: '0.15em 0', _rtl: '-0.15em 0' } }}
          _groupFocusWithin={{ color: 'brand.fg' }}
          _rtl={{ scale: '-1 1' }}
          aria-hidden
        />
      </chakra.span>
    </>
  )
}
