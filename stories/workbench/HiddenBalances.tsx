import { type ReactNode, useLayoutEffect } from 'react'
import { balancesHidden } from '@/data/browser/balancesHidden'

export type HiddenBalancesProps = { children: ReactNode }

/** Hides every amount while the story is shown. */
export function HiddenBalances({ children }: HiddenBalancesProps) {
  useLayoutEffect(() => {
    const show = () => balancesHidden.write(false)
    balancesHidden.write(true)
    // A story that is left by its address is not unmounted.
    window.addEventListener('pagehide', show)
    return () => {
      window.removeEventListener('pagehide', show)
      show()
    }
  }, [])
  return children
}
