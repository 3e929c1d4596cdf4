import { chakra } from '@chakra-ui/react/styled-system'
import { whenIdle } from 'fast-pages/source/src/browser/whenIdle'
import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type Ref,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { tableRoles } from '@/components/ui/tableRoles'
import type { MarketAsset } from '@/data/registries/market'
import { isSameOrder, isSameView } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import {
  countGroups,
  type GroupHeights,
  groupSize,
  groupsWithin,
  heightOfStretch,
  heightsOf,
  rowsIn,
  stretchesOf,
} from '@/data/rules/rowGroups'
import { keepRowHeights, keptRowHeights } from '@/data/stored/rowHeights'
import { AssetRow } from './AssetRow'

export type LongRowsProps = {
  /** The shown assets, in the order of the rows. */
  assets: MarketAsset[]
  view: MarketView
}

/** The groups that a document is prerendered with. */
const firstGroups = 5

/** Of a table with more rows than this, only those near the window exist, and on paper texts only. */
const mostRows = 3_000

/** Groups that are added at a time. */
const groupsAtATime = 8

/** The height of a row whose name has one line. */
const usualHeight = { base: '(4.25rem + 1px)', md: '(3.25rem + 1px)' }
const usualPixels = 53

/** What was found when the groups were last measured: the first and last one near the window, and the heights. */
type Found = { first: number; last: number; heights?: GroupHeights }

/** With `laidOut`, how high each group is now, whether that was measured or estimated. */
type Look = Required<Found> & { laidOut: GroupHeights }

/**
 * The rows of a long table, in groups. Those near the window are whole and live. The others are texts, which are added
 * when the browser is idle, and which it lays out only to find, show or print them; of a very long table they are left out,
 * and a gap of their height is in their place.
 */
export function LongRows({ assets, view }: LongRowsProps) {
  const rows = assets.length
  const count = countGroups(rows)
  const isPrinted = useIsPrinted()
  const filled = useFilledGroups(rows > mostRows ? 0 : count, view)
  const [focused, setFocused] = useState<string>()
  const [found, setFound] = useState<Found>({ first: 0, last: firstGroups - 1 })
  const held =
    focused === undefined ? -1 : Math.floor(assets.findIndex(({ symbol }) => symbol === focused) / groupSize)
  const heightOf = heightsOf(found.heights ?? [], rows, usualPixels)
  const isWhole = (group: number) =>
    (group >= found.first && group <= found.last) || group === held || (isPrinted && rows <= mostRows)
  const stretches = stretchesOf(count, (group) => isPrinted || group < filled || isWhole(group))

  const body = useRef<HTMLTableSectionElement>(null)
  const look = (measured: GroupHeights): Look | undefined => {
    const table = body.current?.parentElement
    if (!(table instanceof HTMLTableElement)) return undefined
    const boxes = Array.from(table.tBodies, (group) => group.getBoundingClientRect())
    const heights = [...measured]
    const laidOut: (number | null | undefined)[] = []
    for (const [place, { first, isLeftOut }] of stretches.entries()) {
      const height = boxes[place]?.height
      if (isLeftOut || !height) continue
      laidOut[first] = height
      if (isWhole(first)) heights[first] = height
    }
    const margin = window.innerHeight / 2
    const estimated = heightsOf(heights, rows, usualPixels)
    const within = groupsWithin(
      stretches,
      boxes.map(({ top }) => top),
      (group) => laidOut[group] ?? estimated(group),
      [-margin, window.innerHeight + margin],
    )
    return {
      ...(within ?? { first: -1, last: -1 }),
      heights,
      laidOut: Array.from({ length: count }, (_, group) => laidOut[group] ?? estimated(group)),
    }
  }
  const shown = useRef({ look, rows: '' })
  useLayoutEffect(() => {
    shown.current = { look, rows: `${JSON.stringify(view)} ${rows} ${window.innerWidth}` }
  })
  useEffect(() => {
    let of = shown.current.rows
    let heights = keptRowHeights(of)
    let laidOut = heights
    let frame = 0
    const measure = () => {
      frame = 0
      if (of !== shown.current.rows) heights = []
      of = shown.current.rows
      const next = shown.current.look(heights)
      if (!next) return
      heights = next.heights
      laidOut = next.laidOut
      startTransition(() => {
        setFound((before) =>
          before.heights && before.first === next.first && before.last === next.last ? before : next,
        )
      })
    }
    const plan = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const keep = () => keepRowHeights(of, shown.current.look(heights)?.laidOut ?? laidOut)
    const observer = new ResizeObserver(plan)
    observer.observe(document.body)
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('pagehide', keep)
    plan()
    return () => {
      keep()
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', plan)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  return stretches.map((stretch, place) => {
    const { first, last, isLeftOut } = stretch
    return isLeftOut ? (
      <Gap
        key={`before ${last}`}
        ref={place === 0 ? body : undefined}
        rows={(last - first) * groupSize + rowsIn(last, rows)}
        height={found.heights && heightOfStretch(stretch, heightOf)}
      />
    ) : (
      <RowGroup
        key={first}
        ref={place === 0 ? body : undefined}
        assets={assets.slice(first * groupSize, (first + 1) * groupSize)}
        first={first * groupSize}
        isFar={!isWhole(first)}
        height={heightOf(first)}
        onFocus={setFocused}
      />
    )
  })
}

type RowGroupProps = {
  assets: MarketAsset[]
  /** The index of its first row among all. */
  first: number
  isFar: boolean
  /** In pixels, while it is not laid out. */
  height: number
  /** Called with the symbol of the row that has the focus, with undefined when none has it any more. */
  onFocus: (symbol: string | undefined) => void
  ref?: Ref<HTMLTableSectionElement>
}

const symbolAt = ({ target }: FocusEvent) =>
  target.closest('tr')?.querySelector<HTMLElement>('[data-asset]')?.dataset.asset

/** Rows that come and go together. Those far from the window follow a change of the order when there is time. */
const RowGroup = memo(function RowGroup({ assets, first, isFar, height, onFocus, ref }: RowGroupProps) {
  const late = useDeferredValue(assets)
  return (
    <tbody
      {...tableRoles.rows}
      ref={ref}
      data-far={isFar ? '' : undefined}
      style={isFar ? heightsOfFar(height, assets.length) : undefined}
      onFocus={(event) => onFocus(symbolAt(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A group that is whole for its focus alone would lose the button that the focus is moving to.
        if (!currentTarget.contains(relatedTarget)) onFocus(undefined)
      }}
    >
      {(isFar ? late : assets).map((asset, index) => (
        <AssetRow key={asset.symbol} asset={asset} position={first + index} isFar={isFar} />
      ))}
    </tbody>
  )
}, isSameGroup)

/** The height of a far group while its rows are not laid out, and theirs once they are, until they are whole. In pixels. */
const heightsOfFar = (height: number, rows: number) =>
  ({
    containIntrinsicBlockSize: `auto ${height}px`,
    '--far-row-height': `${height / rows}px`,
  }) as CSSProperties

function isSameGroup(one: RowGroupProps, other: RowGroupProps) {
  return (
    one.isFar === other.isFar &&
    one.first === other.first &&
    one.ref === other.ref &&
    (!one.isFar || one.height === other.height) &&
    isSameOrder(one.assets, other.assets)
  )
}

type GapProps = { rows: number; height: number | undefined; ref?: Ref<HTMLTableSectionElement> }

/** Stands where rows are left out. A prerendered one has no scripts that know its height; without scripts there is none. */
function Gap({ rows, height, ref }: GapProps) {
  return height === undefined ? (
    <chakra.tbody
      ref={ref}
      aria-hidden
      css={{
        height: {
          base: `calc(${rows} * ${usualHeight.base})`,
          md: `calc(${rows} * ${usualHeight.md})`,
        },
        '@media (scripting: none)': { height: '0' },
        _print: { height: '0' },
      }}
    />
  ) : (
    <tbody ref={ref} aria-hidden style={{ height }} />
  )
}

/** How many groups of a table are there whether they are near the window or not; a new view begins anew. */
function useFilledGroups(most: number, view: MarketView): number {
  const [filled, setFilled] = useState({ view, groups: 0 })
  const groups = isSameView(filled.view, view) ? Math.min(filled.groups, most) : 0
  useEffect(() => {
    if (groups >= most) return
    let isGone = false
    whenIdle(() => {
      if (!isGone) startTransition(() => setFilled({ view, groups: groups + groupsAtATime }))
    })
    return () => {
      isGone = true
    }
  }, [groups, most, view])
  return groups
}

/** True if the page is being printed, for which all rows have to be there. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const follow = () => flushSync(() => setPrinted(paper.matches))
    const print = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    paper.addEventListener('change', follow)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', end)
    return () => {
      paper.removeEventListener('change', follow)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
