import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Calls `act` after each failed sending of a form, before the browser paints it; not for a form that is mounted in a
 * failed state.
 */
export function useOnFailure(
  { isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean },
  act: () => void,
) {
  const wasBusy = useRef(false)
  const onFailure = useEffectEvent(act)
  useLayoutEffect(() => {
    if (wasBusy.current && hasFailed) onFailure()
    wasBusy.current = isBusy
  }, [isBusy, hasFailed])
}
