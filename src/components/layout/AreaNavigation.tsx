import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useId, useRef } from 'react'
import { currentStroke } from '@/components/ui/currentStroke'
import { TextLink } from '@/components/ui/TextLink'
import { useIsSoon } from '@/components/ui/useSoonTag'
import { allSoon } from '@/data/content/areaNavigation'
import type { AreaPage } from '@/data/registries/navigation'

export type AreaNavigationProps = {
  /** Accessible name of the navigation. */
  name: string
  items: readonly AreaPage[]
  /** Called when a link is chosen. Given in a drawer, where the links have the height of a touch target. */
  onChoose?: () => void
}

/** Scrolls down to a link in the sidebar. Unlike `scrollIntoView`, it does not let the next Tab start from there. */
function bringIntoView(link: Element | null | undefined) {
  for (let box = link?.parentElement; link && box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'auto') continue
    const margin = Number.parseFloat(getComputedStyle(link).scrollMarginBottom)
    const hidden = link.getBoundingClientRect().bottom + margin - box.getBoundingClientRect().bottom
    if (hidden > 0) box.scrollTop += hidden
  }
}

/**
 * Links to the pages of an area; a gold stroke marks the current one. Where every page is under construction, one note
 * says so instead of a tag on each.
 */
export function AreaNavigation({ name, items, onChoose }: AreaNavigationProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    bringIntoView(list.current?.querySelector('[aria-current]'))
  }, [])
  const isInDrawer = onChoose !== undefined
  const isAllSoon = items.map(({ to }) => to).every(useIsSoon())
  const note = useId()
  return (
    <chakra.nav
      aria-label={name}
      aria-describedby={isAllSoon ? note : undefined}
      display="flex"
      flexDirection="column"
    >
      {isAllSoon ? (
        <Text id={note} ps={isInDrawer ? '0' : '6'} pb="2" textStyle="xs" color="fg.subtle">
          {allSoon}
        </Text>
      ) : null}
      <chakra.ul ref={list} display="flex" flexDirection="column" flex="1">
        {items.map(({ to, name: page, icon }) => (
          <chakra.li
            key={to}
            display="flex"
            flex="1 1 auto"
            minH={isInDrawer ? '12' : '9'}
            maxH={isInDrawer ? undefined : '11'}
          >
            <TextLink
              to={to}
              soon={isAllSoon ? 'none' : 'after'}
              // Keeps it in view when late fonts shift it slightly.
              scrollMarginBlock="{spacing.2}"
              variant="plain"
              display="flex"
              alignItems="center"
              gap="3.5"
              width="full"
              ps={isInDrawer ? '0' : '6'}
              textStyle={isInDrawer ? 'md' : 'sm'}
              fontWeight="medium"
              color="fg.muted"
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
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
