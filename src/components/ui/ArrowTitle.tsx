import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'

export type ArrowTitleProps = { children: string }

/** The title of a card that can be pressed: an arrow stays with its last word as long as there is room, and lights up with the card. */
export function ArrowTitle({ children }: ArrowTitleProps) {
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
