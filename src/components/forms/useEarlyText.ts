import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes over what was typed into a field before its page came to life. React leaves it in the field but knows nothing
 * of it, and would put the value that it knows in its place.
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
