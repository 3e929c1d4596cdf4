import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../browser/whenIdle.ts'

/** True once the page answers and the browser is idle; the update is rendered in slices, unlike that of `useHydrated`. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setLate(true))), [])
  return isLate
}
