import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keeps text that was typed into a field before hydration. React leaves it in the field but does not know of it, and
 * would replace it with its own value at the next render.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  take: (text: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? value
    if (text !== value) take(text)
  })
  useEffect(() => takeOver(), [])
}
