import type { Browser } from '@playwright/test'

/** A served build; the bare page is `isBare`, and the same at each of its addresses. */
export type Side = { name: string; origin: string; isBare: boolean }

/** A part of the bench: measures some addresses of the site, and returns figures by their names. */
export type Measurement = {
  title: string
  addresses: string[]
  measure: (browser: Browser, side: Side, address: string) => Promise<Record<string, number>>
}

/** The median of some measures and their quartiles, between which half of them lie; nothing without a measure. */
export function spreadOf(measures: number[]): string {
  const sorted = measures.toSorted((one, other) => one - other)
  const show = (share: number) => {
    const place = (sorted.length - 1) * share
    const [below = 0, above = below] = sorted.slice(Math.floor(place))
    const value = below + (above - below) * (place % 1)
    return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })
  }
  return measures.length > 0 ? `${show(0.5)} [${show(0.25)}–${show(0.75)}]` : ''
}
