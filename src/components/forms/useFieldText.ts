import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Writes a new `text` into an uncontrolled field, and calls `take` with a value that was typed before hydration or restored
 * by the browser. React would overwrite that value if it controlled the field.
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
