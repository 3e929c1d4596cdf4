import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Fragment, type ReactNode } from 'react'
import { comingSoon } from '@/data/content/brand'
import { useLiveAndSoon } from './useIsSoon'

/** Styles of the two lists, of the item that holds the inner one, and of the name above that. */
export type LiveFirstLooks = Partial<Record<'list' | 'soon' | 'name' | 'soonList', SystemStyleObject>>

export type LiveFirstProps<Item extends { to: string; name: string }> = {
  items: readonly Item[]
  looks: LiveFirstLooks
  /** Renders an item as an `li`, whose link has no tag: `soon="none"`. */
  children: (item: Item, isSoon: boolean) => ReactNode
}

/** A list of links, those to pages under construction last, in a list of their own whose name says so. */
export function LiveFirst<Item extends { to: string; name: string }>({
  items,
  looks,
  children,
}: LiveFirstProps<Item>) {
  const { live, soon } = useLiveAndSoon(items)
  return (
    <chakra.ul css={looks.list}>
      {live.map((item) => (
        <Fragment key={item.name}>{children(item, false)}</Fragment>
      ))}
      {soon.length > 0 ? (
        <chakra.li css={looks.soon}>
          <chakra.span aria-hidden css={[{ textStyle: 'xs', color: 'fg.subtle' }, looks.name]}>
            {comingSoon}
          </chakra.span>
          <chakra.ul aria-label={comingSoon} css={looks.soonList}>
            {soon.map((item) => (
              <Fragment key={item.name}>{children(item, true)}</Fragment>
            ))}
          </chakra.ul>
        </chakra.li>
      ) : null}
    </chakra.ul>
  )
}
