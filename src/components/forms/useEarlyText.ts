import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keeps what was typed into a field before hydration. React leaves it in the field but knows nothing of it, and would
 * replace it by its own value at the next render.
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
