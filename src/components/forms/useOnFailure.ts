import { useEffect, useEffectEvent, useRef } from 'react'

/** Acts once each time that sending a form has failed; not for a form that is shown as failed from the start. */
export function useOnFailure(
  { isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean },
  act: () => void,
) {
  const wasBusy = useRef(false)
  const onFailure = useEffectEvent(act)
  useEffect(() => {
    if (wasBusy.current && hasFailed) onFailure()
    wasBusy.current = isBusy
  }, [isBusy, hasFailed])
}
