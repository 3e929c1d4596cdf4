import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Writes a new `text` into an uncontrolled field, and has `take` called with what was typed into it before hydration or
 * restored by the browser. React would write its own text over that if it controlled the field.
 */
export function useFieldText(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  take: (text: string) => void,
) {
  const isKnown = useRef(false)
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? text
    if (value !== text) take(value)
  })
  useEffect(() => {
    if (!isKnown.current) takeOver()
    else if (field.current && field.current.value !== text) field.current.value = text
    isKnown.current = true
  }, [field, text])
  useEffect(() => {
    const onRestored = () => takeOver()
    addEventListener('pageshow', onRestored)
    return () => removeEventListener('pageshow', onRestored)
  }, [])
}
