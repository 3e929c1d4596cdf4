import { useEffect, useEffectEvent } from 'react'
import type { Actor, AnyActorLogic, EmittedFrom, EventObject } from 'xstate'

type OfType<Event extends EventObject, Type extends string> = Extract<Event, { type: Type }>

const isOfType = <Event extends EventObject, Type extends string>(
  event: Event,
  type: Type,
): event is OfType<Event, Type> => event.type === type

/** Calls `act` for each event of one type that an actor emits, while the component is mounted. */
export function useEmitted<Logic extends AnyActorLogic, const Type extends EmittedFrom<Logic>['type']>(
  actor: Actor<Logic>,
  type: Type,
  act: (event: OfType<EmittedFrom<Logic>, Type>) => void,
) {
  const onEmitted = useEffectEvent(act)
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      if (isOfType(event, type)) onEmitted(event)
    })
    return () => subscription.unsubscribe()
  }, [actor, type])
}
