import { fromCallback } from 'xstate'
import type { FeedCommand, FeedInput } from '@/machines/pricesMachine'
import { simulatedFeed } from './simulatedFeed'
import { webSocketFeed } from './webSocketFeed'

const server = import.meta.env.VITE_PRICE_FEED_URL

/** True if prices are made up: then they never wait for a server. */
export const isSimulated = !server

/**
 * The feed of the whole site: the server's if `VITE_PRICE_FEED_URL` is set at build time, else the simulation. The other one
 * is not in the build.
 */
export const priceFeed = fromCallback<FeedCommand, FeedInput>(server ? webSocketFeed(server) : simulatedFeed)
