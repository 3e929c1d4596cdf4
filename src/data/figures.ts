const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const change = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'always',
})

/** A price as it is shown: `64,218.40`. */
export const formatPrice = (value: number) => price.format(value)

/** A change in percent as it is shown, `+1.84%`. What rounds to nothing counts as up. */
export const formatChange = (value: number) => `${change.format(Math.round(value * 100) / 100 || 0)}%`
