import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { tableRoles } from '@/components/ui/tableRoles'
import { AssetRow } from './AssetRow'
import type { AssetTableProps } from './AssetTable'

export type VirtualRowsProps = Pick<AssetTableProps, 'walk' | 'assets' | 'order'>

/** The height of a row before it has been measured, in pixels. */
const usualHeight = 68

/** The rows of a long table: only those in sight, a few around them, and the one that holds the focus. */
export function VirtualRows({ walk, assets, order }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState(-1)
  useLayoutEffect(() => {
    const measure = () => {
      const { top } = body.current?.getBoundingClientRect() ?? { top: 0 }
      setScrollMargin(Math.round(top + window.scrollY))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range)
      const held = order.indexOf(focused)
      return held < 0 || seen.includes(held) ? seen : [...seen, held].sort((one, other) => one - other)
    },
    [order, focused],
  )
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: order.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => order[index] ?? index,
    overscan: 8,
    scrollMargin,
    rangeExtractor,
  })
  const drawn = rows.getVirtualItems()
  return (
    <tbody
      {...tableRoles.rows}
      ref={body}
      data-virtual
      style={{ height: rows.getTotalSize() }}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]')
        setFocused(order[Number(row?.dataset.index)] ?? -1)
      }}
      onBlur={() => setFocused(-1)}
    >
      {drawn.map(({ key, index, start }, count) => {
        const place = order[index] ?? 0
        const asset = assets[place]
        return asset ? (
          <AssetRow
            key={key}
            ref={rows.measureElement}
            walk={walk}
            asset={asset}
            place={place}
            position={index}
            gap={start - (drawn[count - 1]?.end ?? scrollMargin)}
          />
        ) : null
      })}
    </tbody>
  )
}
