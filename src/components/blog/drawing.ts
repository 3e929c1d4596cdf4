/** A picture of thin lines of light, as SVG paths in a viewBox of 800 by 500; brightest around `focus`. */
export type Drawing = { lines: string; points: string; focus: { x: number; y: number } }

/** Random numbers from 0 up to 1. */
export type Random = () => number

/** A coordinate with one decimal. */
export const fixed = (value: number) => value.toFixed(1)

/** A list of `count` values. */
export const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
