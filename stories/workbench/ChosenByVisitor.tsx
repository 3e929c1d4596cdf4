import { type ReactNode, useLayoutEffect } from 'react'
import type { StoredChoice } from '@/data/stored/storedChoice'

export type ChosenByVisitorProps = { choice: StoredChoice<boolean>; children: ReactNode }

/** Makes a choice of the browser while the story is shown. */
export function ChosenByVisitor({ choice, children }: ChosenByVisitorProps) {
  useLayoutEffect(() => {
    const undo = () => choice.write(false)
    choice.write(true)
    // A story that is left by its address is not unmounted.
    window.addEventListener('pagehide', undo)
    return () => {
      window.removeEventListener('pagehide', undo)
      undo()
    }
  }, [choice])
  return children
}
