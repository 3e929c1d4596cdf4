import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SoonTag } from './SoonTag'

type AnchorProps = { href?: string; title?: string; 'aria-label'?: string; children?: ReactNode }

export type SoonProps = {
  /** A link to a page under construction is tagged, but for `none`, where something beside it says so. */
  soon?: 'none'
}

/** Tells whether an address leads to a page under construction. Its route says so. */
export function useIsSoon() {
  const { routesByPath } = useRouter<AnyRouter>()
  return (href = '') => routesByPath[href.split(/[?#]/)[0] ?? '']?.options.staticData?.isPlaceholder === true
}

/** Divides links into those that lead to a page, and those to pages under construction. */
export function useLiveAndSoon<Item extends { to: string }>(items: readonly Item[]) {
  const isSoon = useIsSoon()
  return { live: items.filter(({ to }) => !isSoon(to)), soon: items.filter(({ to }) => isSoon(to)) }
}

/** The props of a link's anchor, with a tag if the link leads to a page under construction. */
export function useSoonTag<Props extends AnchorProps>({ soon, ...props }: Props & SoonProps) {
  const isSoon = useIsSoon()(props.href)
  if (!isSoon || soon === 'none') return props
  const label = props['aria-label']
  if (label) return { ...props, 'aria-label': `${label} (Soon)`, title: `${label} (Soon)` }
  return {
    ...props,
    children: (
      <>
        {props.children}
        <SoonTag />
      </>
    ),
  }
}
