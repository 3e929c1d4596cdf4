import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { tableRoles } from '@/components/ui/tableRoles'
import type { MarketAsset } from '@/data/registries/market'
import { AssetRow } from './AssetRow'

export type VirtualRowsProps = {
  /** The shown assets, in the order of the rows. */
  assets: MarketAsset[]
}

/** Estimated height of a row until it is measured, in pixels. */
const usualHeight = 61

const estimateSize = () => usualHeight

/** The height of a row as the browser reports it after its layout. Reading it from the row would force a layout. */
const measureElement: VirtualizerOptions<Window, HTMLTableRowElement>['measureElement'] = (
  row,
  entry,
  rows,
) =>
  Math.round(
    entry?.borderBoxSize[0]?.blockSize ??
      rows.measurementsCache[rows.indexFromElement(row)]?.size ??
      usualHeight,
  )

/** The rows of a long table: only the visible ones, a few around them, and the one that has the focus. */
export function VirtualRows({ assets }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<string>()
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
      const held = focused === undefined ? -1 : assets.findIndex(({ symbol }) => symbol === focused)
      return held < 0 || seen.includes(held) ? seen : [...seen, held].sort((one, other) => one - other)
    },
    [assets, focused],
  )
  const shown = useRef(assets)
  shown.current = assets
  // Another function would have the virtualizer measure all rows anew at each tick that changes their order.
  const getItemKey = useCallback((index: number) => shown.current[index]?.symbol ?? index, [])
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: assets.length,
    estimateSize,
    measureElement,
    getItemKey,
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
        setFocused(assets[Number(row?.dataset.index)]?.symbol)
      }}
      onBlur={() => setFocused(undefined)}
    >
      {drawn.map(({ index, start }, count) => {
        const asset = assets[index]
        return asset ? (
          <AssetRow
            key={asset.symbol}
            ref={rows.measureElement}
            asset={asset}
            position={index}
            gap={start - (drawn[count - 1]?.end ?? scrollMargin)}
          />
        ) : null
      })}
    </tbody>
  )
}
