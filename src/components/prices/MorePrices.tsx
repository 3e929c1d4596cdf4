import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { ChevronDown } from 'lucide-react'
import type { RefObject } from 'react'

export type MorePricesProps = {
  /** The row of prices, which scrolls. */
  strip: RefObject<HTMLElement | null>
}

/** Scrolls a row that stands still to the next pairs, and from the last to the first. The moving ticker hides it. */
export function MorePrices({ strip }: MorePricesProps) {
  function showNext() {
    if (!strip.current) return
    const { scrollLeft, clientWidth, scrollWidth } = strip.current
    const way = strip.current.matches(':dir(rtl)') ? -1 : 1
    const isAtEnd = Math.abs(scrollLeft) + clientWidth > scrollWidth - 2
    strip.current.scrollTo({ left: isAtEnd ? 0 : scrollLeft + way * clientWidth * 0.75 })
  }
  return (
    <Button
      type="button"
      variant="ghost"
      size="sm"
      px="0"
      mx="-2"
      color="fg.muted"
      aria-label="More prices"
      title="More prices"
      onClick={showNext}
      display="none"
      _scripted={{ display: 'inline-flex' }}
      _motionSafe={{ _live: { display: 'none' } }}
    >
      <Icon as={ChevronDown} rotate="-90deg" _rtl={{ rotate: '90deg' }} />
    </Button>
  )
}
