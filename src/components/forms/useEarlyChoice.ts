import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `choose` after hydration with the native option that was chosen before it, if it is another one than `shown`. `read`
 * gets it from the element.
 */
export function useEarlyChoice<Element, Value extends string>(
  element: RefObject<Element | null>,
  read: (element: Element) => Value | undefined,
  shown: Value,
  choose: (value: Value) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const chosen = element.current ? read(element.current) : undefined
    if (chosen !== undefined && chosen !== shown) choose(chosen)
  })
  useEffect(() => takeOver(), [])
}
