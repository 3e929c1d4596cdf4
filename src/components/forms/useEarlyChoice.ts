import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Has `choose` called with what was chosen before hydration among native options, which `read` finds in the element, where
 * it is another one than is `shown`.
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
