import Big from 'big.js'

/** Cost of an order in dollars, rounded to cents: `total` is the sum of the other two. */
export type OrderCost = { cost: number; fee: number; total: number }

/** The cost of an amount at a price as it is written, in cents; the fee is a share of this cost. */
export function orderCost(price: number, amount: number, feeShare: number): OrderCost {
  const cost = new Big(price).round(2).times(amount).round(2)
  const fee = cost.times(feeShare).round(2)
  return { cost: cost.toNumber(), fee: fee.toNumber(), total: cost.plus(fee).toNumber() }
}
