import { createActorContext } from '@xstate/react'
import { pricesMachine } from '@/machines/pricesMachine'

/** The price store, shared by all public pages. Select the smallest slice of it. */
export const PricesContext = createActorContext(pricesMachine)
