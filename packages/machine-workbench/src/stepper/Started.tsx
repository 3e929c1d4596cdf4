import { useEffect, useEffectEvent } from 'react'

/** Stands beside a component, and reports once that the component has started its actors. */
export function Started({ onStarted }: { onStarted: () => void }) {
  const report = useEffectEvent(onStarted)
  useEffect(() => report(), [])
  return null
}
