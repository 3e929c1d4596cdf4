import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type ReactNode } from 'react'
import { comingSoon } from '@/data/content/brand'
import { useLiveAndSoon } from './useIsSoon'

export type LiveFirstProps<Item extends { to: string; name: string }> = {
  items: readonly Item[]
  /** Renders an item as an `li`, whose link has no tag: `soon="none"`. */
  children: (item: Item) => ReactNode
}

/**
 * A list of links, those to pages under construction last, in a list of their own whose name says so. The element around it
 * styles it: `ul ul` is the inner list, `li > span` the name above it.
 */
export function LiveFirst<Item extends { to: string; name: string }>({
  items,
  children,
}: LiveFirstProps<Item>) {
  const { live, soon } = useLiveAndSoon(items)
  const show = (item: Item) => <Fragment key={item.name}>{children(item)}</Fragment>
  return (
    <chakra.ul css={{ '& ul a:not([aria-current], :hover)': { color: 'fg.subtle' } }}>
      {live.map(show)}
      {soon.length > 0 ? (
        <li>
          <chakra.span aria-hidden textStyle="xs" color="fg.subtle">
            {comingSoon}
          </chakra.span>
          <ul aria-label={comingSoon}>{soon.map(show)}</ul>
        </li>
      ) : null}
    </chakra.ul>
  )
}
