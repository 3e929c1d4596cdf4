import { type CSSProperties, useEffect, useRef, useState } from 'react'

type Room = { width: number; height: number }

/** How small a window is drawn at most, so that its words can be read; beyond that it scrolls sideways. */
const smallest = 0.45

/**
 * Draws a frame with a window of so many pixels in width smaller, where there is less room for it; null for a window as
 * wide as there is room. `box` has props of what surrounds the frame and has a size of its own, `style` is the frame's.
 * Where the window has to be scrolled sideways, the keyboard reaches what surrounds it by that name.
 */
export function useScaledWindow(windowWidth: number | null, name: string) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = room && windowWidth ? Math.max(smallest, Math.min(1, room.width / windowWidth)) : 1
  const style: CSSProperties | undefined =
    room && windowWidth
      ? {
          position: 'absolute',
          top: 0,
          left: Math.max(0, (room.width - windowWidth * scale) / 2),
          width: windowWidth,
          height: room.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }
      : undefined
  // Without it the keyboard could not scroll to the rest of a window.
  const isCut = room !== null && windowWidth !== null && room.width < windowWidth * smallest
  const reached = isCut ? { tabIndex: 0, role: 'group', 'aria-label': name } : undefined
  return { box: { ref: box, ...reached }, scale, style }
}

/** A window's width in words, with how large it is drawn. */
export const windowInWords = (width: number, scale: number): string =>
  `${width.toLocaleString('en')} px wide${scale < 1 ? `, drawn at ${Math.round(scale * 100)} %` : ''}`
