import type { GroupHeights } from '@/data/rules/rowGroups'
import { isRecord } from '@/data/rules/shapes'

const key = 'king-exchange-row-heights'

/** The heights of a table's rows, and which rows and which width they belong to. */
type KeptHeights = { of: string; heights: (number | null)[] }

/** Keeps the heights for this tab, so that the page comes back at its place by a reload or by Back. */
export function keepRowHeights(of: string, heights: GroupHeights): void {
  const kept: KeptHeights = { of, heights: Array.from(heights, (height) => height ?? null) }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage the heights are estimated.
  }
}

const isKept = (value: unknown): value is KeptHeights =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  Array.isArray(value.heights) &&
  value.heights.every((height) => height === null || (typeof height === 'number' && height > 0))

/** The heights that were kept of the same rows at the same width; none otherwise. */
export function keptRowHeights(of: string): GroupHeights {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) && kept.of === of ? kept.heights : []
  } catch {
    return []
  }
}
