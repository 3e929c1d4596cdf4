import { createActorContext } from '@xstate/react'
import { pricesMachine } from '@/machines/pricesMachine'

/** The book of prices, one for all public pages. Select the smallest slice of it. */
export const PricesContext = createActorContext(pricesMachine)
