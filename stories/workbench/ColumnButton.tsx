import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { labelColumn } from './labelColumn'
import { restoreColumn } from './storedColumn'

const openAttribute = 'data-column-open'

/** Opens Ladle's column of stories and tools, and closes it, where a window has no room for it beside a story. */
export function ColumnButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(labelColumn, [])
  useEffect(restoreColumn, [])
  useEffect(() => {
    document.documentElement.toggleAttribute(openAttribute, isOpen)
    document.querySelector('.ladle-active')?.scrollIntoView({ block: 'center' })
    if (!isOpen) return
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.documentElement.removeAttribute(openAttribute)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  // Beside the story, which may stand in a frame of its own.
  return createPortal(
    <button
      ref={button}
      type="button"
      className="column-button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span>{isOpen ? 'Close' : 'Stories and tools'}</span>
    </button>,
    document.getElementById('ladle-root') ?? document.body,
  )
}
