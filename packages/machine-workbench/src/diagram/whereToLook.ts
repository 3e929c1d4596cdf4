import type { Diagram } from './layoutDiagram.ts'

type Size = { width: number; height: number }
type Box = Size & { x: number; y: number }

const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/**
 * How far a diagram is to be scrolled so that some of its states are in the middle of the room for it: all of them if they
 * fit, else the first. Null if none of them is drawn.
 */
export function whereToLook(
  { states }: Pick<Diagram, 'states'>,
  wanted: ReadonlySet<string>,
  room: Size,
): { left: number; top: number } | null {
  const boxes = states.filter(({ id }) => wanted.has(id))
  const [first] = boxes
  if (!first) return null
  const all = around(boxes)
  const box = all.width <= room.width && all.height <= room.height ? all : first
  return {
    left: Math.max(0, box.x + (box.width - room.width) / 2),
    top: Math.max(0, box.y + (box.height - room.height) / 2),
  }
}
