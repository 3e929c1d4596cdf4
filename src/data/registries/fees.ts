/** The known fees, and the most that holding KCC takes off them. */
export const fees = { maker: '0.1%', taker: '0.15%', lowest: '0.05%', kccReduction: '50%' } as const
