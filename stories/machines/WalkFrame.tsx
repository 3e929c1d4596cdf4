import type { ReactNode } from 'react'
import type { WalkSnapshot } from '@/components/live/useWalk'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

const events = [{ type: 'walk.resumed' }, { type: 'walk.paused' }, { type: 'clock.ticked' }]

export type WalkFrameProps<Value> = {
  snapshot: WalkSnapshot<Value>
  /** The walk's value, figure by figure. */
  figures: Record<string, string>
  /** What a visitor sees of the walk: the same one, so that panel and picture cannot differ. */
  children: (snapshot: WalkSnapshot<Value>) => ReactNode
}

/** A walk in one state; around what is seen of it, the live switch is in the same one. */
export function WalkFrame<Value>({ snapshot, figures, children }: WalkFrameProps<Value>) {
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ ...figures, seed: String(snapshot.context.seed) }}
    >
      <LiveFrame motion={snapshot.matches('live') ? 'live' : 'paused'} tab="shown">
        {children(snapshot)}
      </LiveFrame>
    </MachineFrame>
  )
}
