import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useRef } from 'react'
import { currentStroke } from '@/components/ui/currentStroke'
import { LiveFirst } from '@/components/ui/LiveFirst'
import { TextLink } from '@/components/ui/TextLink'
import type { AreaPage } from '@/data/site/navigation'

export type AreaNavigationProps = {
  /** Accessible name of the navigation. */
  name: string
  items: readonly AreaPage[]
  /** The box in which it scrolls; it shows the current page's link at first. */
  scroller?: RefObject<HTMLElement | null>
  /** Called when a link is chosen. Given in a drawer, where the links have the height of a touch target. */
  onChoose?: () => void
}

/** Scrolls a box down to a link in it. Unlike `scrollIntoView`, it does not let the next Tab start from there. */
function scrollDownTo(link: Element, box: HTMLElement) {
  const margin = Number.parseFloat(getComputedStyle(link).scrollMarginBottom)
  const hidden = link.getBoundingClientRect().bottom + margin - box.getBoundingClientRect().bottom
  if (hidden > 0) box.scrollTop += hidden
}

/** Links to the pages of an area; a gold stroke marks the current one. */
export function AreaNavigation({ name, items, scroller, onChoose }: AreaNavigationProps) {
  const navigation = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = navigation.current?.querySelector('[aria-current]')
    if (current && scroller?.current) scrollDownTo(current, scroller.current)
  }, [scroller])
  const isInDrawer = onChoose !== undefined
  const start = isInDrawer ? '0' : '6'
  return (
    <nav ref={navigation} aria-label={name}>
      <LiveFirst
        items={items}
        looks={{
          soon: { _notFirst: { mt: '3', borderTopWidth: '1px', borderColor: 'border.subtle' } },
          name: { display: 'block', ps: start, pt: '3', pb: '1' },
        }}
      >
        {({ to, name: page, icon }, isSoon) => (
          <chakra.li display="flex" minH={isInDrawer ? '12' : '9'}>
            <TextLink
              to={to}
              soon="none"
              // Keeps it in view when late fonts shift it slightly.
              scrollMarginBlock="{spacing.2}"
              variant="plain"
              display="flex"
              alignItems="center"
              gap="3.5"
              width="full"
              ps={start}
              textStyle={isInDrawer ? 'md' : 'sm'}
              fontWeight="medium"
              color={isSoon ? 'fg.subtle' : 'fg.muted'}
              focusRingOffset="-2px"
              activeOptions={{ exact: true, includeSearch: false }}
              onClick={onChoose}
              _hover={{ textDecorationLine: 'none', color: 'fg' }}
              {...currentStroke}
            >
              <Icon as={icon} boxSize="4.5" strokeWidth="1.75" />
              {page}
            </TextLink>
          </chakra.li>
        )}
      </LiveFirst>
    </nav>
  )
}
