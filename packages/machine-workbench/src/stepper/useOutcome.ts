import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Taken } from '../createRun.ts'
import type { SessionView } from '../createSession.ts'
import { nameOf } from '../model.ts'
import { sightOf } from './sightOf.ts'

/** What the component shows after each number of steps of a path, as far as it has been seen. */
type Seen = { steps: readonly AnyEventObject[]; sights: (string | undefined)[] }

/** Forgets what was seen after steps that the path no longer has. */
function keepCommon({ steps: before, sights }: Seen, steps: readonly AnyEventObject[]): Seen {
  const parting = before.findIndex((step, index) => step !== steps[index])
  return { steps, sights: parting < 0 ? sights : sights.slice(0, parting + 1) }
}

/** What is said of a step that leaves something as it was. */
function remarkOn(isSameState: boolean, isSameSight: boolean): string | null {
  if (isSameSight)
    return `The last step changes nothing ${isSameState ? 'for the visitor' : 'that the visitor sees'}.`
  return isSameState ? 'The last step leaves the state as it was.' : null
}

/**
 * A sentence on what the last step has left as it was; null if it has changed all. It is decided by what the component in
 * the frame within `stage` shows before and after the step, where both have been seen; `hasSubject` is false if nobody shows
 * the machine.
 */
export function useOutcome(
  { trail, steps, isBegun, life }: SessionView,
  stage: RefObject<HTMLElement | null>,
  hasSubject: boolean,
): string | null {
  const seen = useRef<Seen>({ steps: [], sights: [] })
  const [remark, setRemark] = useState<{ of: Taken | undefined; text: string | null } | null>(null)
  const taken = trail.length - 1
  const last = trail.at(-1)
  const before = trail.at(-2)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new life is another component, which has yet to be seen.
  useEffect(() => {
    if (!isBegun) return
    seen.current = keepCommon(seen.current, steps)
    const body = stage.current?.querySelector('iframe')?.contentDocument?.body
    const isSameState = !!last && !!before && nameOf(last.snapshot.value) === nameOf(before.snapshot.value)
    const see = () => {
      seen.current.sights[taken] = body && sightOf(body.innerHTML)
    }
    const look = () => {
      see()
      const { sights } = seen.current
      const sight = sights[taken]
      const isSameSight = hasSubject && taken > 0 && sight !== undefined && sight === sights[taken - 1]
      const text = remarkOn(isSameState, isSameSight)
      // The same object where nothing is new: to render anew may change what is looked at.
      setRemark((said) => (said?.of === last && said?.text === text ? said : { of: last, text }))
    }
    // The next step may be taken before the frames below.
    see()
    // The component may render a little later than the panel.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
    const observer = new MutationObserver(look)
    if (body)
      observer.observe(body, { attributes: true, characterData: true, childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isBegun, life, steps, taken, last, before, stage, hasSubject])
  return remark?.of === last ? (remark?.text ?? null) : null
}
