import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { createWalkMachine } from '@/machines/randomWalk'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

const events = [{ type: 'walk.resumed' }, { type: 'walk.paused' }, { type: 'clock.ticked' }]

export type WalkFrameProps<Value> = {
  snapshot: SnapshotFrom<ReturnType<typeof createWalkMachine<Value>>>
  /** The walk's value, figure by figure. */
  figures: Record<string, string>
  /** What a visitor sees of the walk. */
  children: ReactNode
}

/** A walk in one state; around what is seen of it, the switch for what moves is in the same one. */
export function WalkFrame<Value>({ snapshot, figures, children }: WalkFrameProps<Value>) {
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ ...figures, seed: String(snapshot.context.seed) }}
    >
      <LiveFrame motion={snapshot.matches('live') ? 'live' : 'paused'}>{children}</LiveFrame>
    </MachineFrame>
  )
}
