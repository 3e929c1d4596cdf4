import { Await } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Result } from '@/data/provider/providerError'

export type WhenReadProps<T> = {
  answer: Promise<Result<T>>
  /** Draws what was read, and with null the room that it will take. */
  children: (answer: Result<T> | null) => ReactNode
}

/** A part that waits for its own read only. */
export function WhenRead<T>({ answer, children }: WhenReadProps<T>) {
  // A fragment even around nothing: with null for a fallback, `Await` makes the whole page wait.
  const fallback = <>{children(null)}</>
  return (
    <Await promise={answer} fallback={fallback}>
      {children}
    </Await>
  )
}
