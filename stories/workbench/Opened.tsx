import { type ReactNode, useEffect, useRef } from 'react'

export type OpenedProps = { children: ReactNode }

/** Clicks the first button in it once, to show what it opens. */
export function Opened({ children }: OpenedProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.querySelector('dialog[open], :popover-open')) return
    frame.current?.querySelector('button')?.click()
  }, [])
  return <div ref={frame}>{children}</div>
}
