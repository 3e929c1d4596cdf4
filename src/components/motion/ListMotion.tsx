import { chakra } from '@chakra-ui/react/styled-system'
import { animate } from 'framer-motion/dom/mini'
import { Component, createRef, type RefObject } from 'react'
import { durations, easings } from '@/theme/timing'

export type ListMotionProps = {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>
  /** The items of the list. A new array is a change that moves. */
  items: readonly unknown[]
}

/** Position of an item, in pixels below the top of its list; `isInSight` if it is in the window. */
type Place = { top: number; height: number; isInSight: boolean }

const seconds = (duration: { value: string }) => Number.parseFloat(duration.value) / 1000
const curve = (easing: { value: string }) => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = easing.value.match(/[\d.]+/g)?.map(Number) ?? []
  return [x1, y1, x2, y2] as const
}

const moving = { duration: seconds(durations.slow), ease: curve(easings.standard) }
const entering = { duration: seconds(durations.slow), ease: curve(easings.enter) }
const leaving = { duration: seconds(durations.fast), ease: curve(easings.standard) }

const isInWindow = (top: number, height: number) => top + height > 0 && top < window.innerHeight

/**
 * Moves the items of a list to their new places, lets new ones fade in, and a picture of those that are gone fade out.
 * The items themselves are where they belong at once, for the keyboard and for a screen reader. A class, because only
 * `getSnapshotBeforeUpdate` sees the places before React changes the document.
 */
export class ListMotion extends Component<ListMotionProps> {
  readonly layer = createRef<HTMLDivElement>()

  override shouldComponentUpdate({ items }: ListMotionProps) {
    return items !== this.props.items
  }

  override getSnapshotBeforeUpdate(): Map<Element, Place> {
    const list = this.props.list.current
    const listTop = list?.getBoundingClientRect().top ?? 0
    return new Map(
      [...(list?.children ?? [])].map((item) => {
        const { top, height } = item.getBoundingClientRect()
        return [item, { top: top - listTop, height, isInSight: isInWindow(top, height) }]
      }),
    )
  }

  override componentDidUpdate(_props: ListMotionProps, _state: unknown, before: Map<Element, Place>) {
    const list = this.props.list.current
    if (!list) return
    const listTop = list.getBoundingClientRect().top
    const places = [...list.children]
      .filter((item) => item instanceof HTMLElement)
      // Unlike the rectangle, the offset is without the transform of a movement that has not ended.
      .map((item) => ({ item, top: item.offsetTop - list.offsetTop, height: item.offsetHeight }))
    for (const { item, top, height } of places) {
      if (!isInWindow(listTop + top, height)) continue
      const old = before.get(item)
      const distance = old?.isInSight ? old.top - top : undefined
      if (distance === undefined) animate(item, { opacity: [0, 1] }, entering)
      else if (Math.abs(distance) >= 1) {
        animate(item, { transform: [`translateY(${distance}px)`, 'none'] }, moving)
      }
    }
    for (const [item, place] of before) {
      if (!item.isConnected && place.isInSight) this.fadeOut(item, place, listTop)
    }
  }

  fadeOut(item: Element, { top, height }: Place, listTop: number) {
    const layer = this.layer.current
    const picture = item.cloneNode(true)
    if (!layer || !(picture instanceof HTMLElement)) return
    const offset = listTop - layer.getBoundingClientRect().top
    Object.assign(picture.style, {
      position: 'absolute',
      insetInline: '0',
      top: `${offset + top}px`,
      height: `${height}px`,
      transform: 'none',
    })
    layer.append(picture)
    animate(picture, { opacity: 0 }, leaving).then(() => picture.remove())
  }

  override render() {
    return (
      <chakra.div
        ref={this.layer}
        aria-hidden
        inert
        position="absolute"
        inset="0"
        zIndex="hide"
        overflow="clip"
        pointerEvents="none"
      />
    )
  }
}
