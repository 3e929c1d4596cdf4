/**
 * A part of a whole in percent with two decimals: `60.31%`. What is not nothing never reads as nothing, and what is not
 * all never as all.
 */
export function formatShare(percent: number, isWhole = percent === 100): string {
  if (percent > 0 && percent < 0.01) return '<0.01%'
  if (percent > 99.99 && !isWhole) return '>99.99%'
  return `${percent.toFixed(2)}%`
}
