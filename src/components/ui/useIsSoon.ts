import { type AnyRouter, useRouter } from '@tanstack/react-router'

/** Tells whether a link leads to a page under construction, by its `to`. Its route says so. */
export function useIsSoon() {
  const { routesByPath } = useRouter<AnyRouter>()
  return (to: string) => routesByPath[to]?.options.staticData?.isPlaceholder === true
}

/** Divides links into those that lead to a page, and those to pages under construction. */
export function useLiveAndSoon<Item extends { to: string }>(items: readonly Item[]) {
  const isSoon = useIsSoon()
  return { live: items.filter(({ to }) => !isSoon(to)), soon: items.filter(({ to }) => isSoon(to)) }
}
