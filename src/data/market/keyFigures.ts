// The figures that more than one file of texts names. What is shown on the market too stands in `tokens.ts`.

/** The known fees, and the most that holding KCC takes off them. */
export const fees = { maker: '0.1%', taker: '0.15%', lowest: '0.05%', kccReduction: '50%' } as const

/** The highest leverage of futures; the market page has a figure of its own. */
export const leverage = '100x'

/** The highest cashback of the debit card, which every page but that of the cards names. */
export const cashback = '3%'

/** The share of the KCC supply that is burned monthly. */
export const monthlyBurn = '2%'
