import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../browser/whenIdle.ts'

/** True once the page answers and the browser is idle; what it shows then is rendered in slices, unlike with `useHydrated`. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setLate(true))), [])
  return isLate
}
