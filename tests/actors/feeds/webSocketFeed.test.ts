import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createActor, fromCallback, waitFor } from 'xstate'
import { webSocketFeed } from '@/actors/feeds/webSocketFeed'
import { type PricesSnapshot, pricesMachine, selectQuote } from '@/machines/pricesMachine'

const kcc = { price: 68.73, change24h: 15.2, volatility: 0.08 }
const btc = { price: 64_000, change24h: 2, volatility: 0.15 }

/** Fails as in a browser: an error without a listener is not thrown. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => {})
  }
}

let server: WebSocketServer
let prices: ReturnType<typeof follow> | undefined

const listen = async (port = 0) => {
  const opened = new WebSocketServer({ port, host: '127.0.0.1' })
  await once(opened, 'listening')
  return opened
}

const portOf = (of: WebSocketServer) => {
  const address = of.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function close(of: WebSocketServer) {
  for (const client of of.clients) client.terminate()
  of.close()
  await once(of, 'close')
}

/** A price book that is connected to the server. */
function follow(port: number) {
  const feed = fromCallback(webSocketFeed(`ws://127.0.0.1:${port}`))
  const actor = createActor(pricesMachine.provide({ actors: { feed } }), { input: { seed: 7 } }).start()
  actor.send({ type: 'reader.added', reader: 'ticker', starts: { KCC: kcc, BTC: btc } })
  actor.send({ type: 'prices.resumed' })
  return actor
}

/** The next connection, and its messages. */
async function connected(to: WebSocketServer) {
  const [socket]: WebSocket[] = await once(to, 'connection')
  if (!socket) throw new Error('Nobody has connected.')
  const said = async () => JSON.parse(String((await once(socket, 'message'))[0]))
  const tell = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  return { socket, said, tell }
}

const prices69 = { type: 'prices', quotes: { KCC: { price: 69, change24h: 15.6 } } }
const isLive = (snapshot: PricesSnapshot) => snapshot.matches({ running: 'live' })
const isStale = (snapshot: PricesSnapshot) => snapshot.matches({ running: 'stale' })
const isOffline = (snapshot: PricesSnapshot) => snapshot.matches({ running: 'offline' })

beforeEach(async () => {
  vi.stubGlobal('WebSocket', BrowserSocket)
  server = await listen()
})
afterEach(async () => {
  prices?.stop()
  prices = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await close(server)
})

describe('the feed over a WebSocket', () => {
  it('subscribes to the shown symbols, and is stale until prices come', async () => {
    const arrival = connected(server)
    prices = follow(portOf(server))
    expect(isStale(prices.getSnapshot())).toBe(true)
    const page = await arrival
    expect(await page.said()).toEqual({ type: 'subscribe', symbols: ['KCC', 'BTC'] })

    page.tell(prices69)
    await waitFor(prices, isLive)
    expect(selectQuote(prices.getSnapshot(), 'KCC')).toMatchObject({ price: 68.73, change24h: 15.2 })
    prices.send({ type: 'reader.ticked', reader: 'ticker', now: 30_000 })
    expect(selectQuote(prices.getSnapshot(), 'KCC')).toMatchObject({
      price: 69,
      change24h: 15.6,
      changedAt: 30_000,
    })
    expect(selectQuote(prices.getSnapshot(), 'BTC')).toMatchObject({
      price: 64_000,
      change24h: 2,
      changes: 0,
    })
  })

  it('subscribes to added symbols and unsubscribes from removed ones', async () => {
    const arrival = connected(server)
    prices = follow(portOf(server))
    const page = await arrival
    await page.said()
    const starts = { KCC: kcc, ADA: { price: 0.47, change24h: -1.35, volatility: 0.25 } }
    prices.send({ type: 'reader.added', reader: 'market', starts })
    expect(await page.said()).toEqual({ type: 'subscribe', symbols: ['ADA'] })
    prices.send({ type: 'reader.removed', reader: 'ticker' })
    expect(await page.said()).toEqual({ type: 'unsubscribe', symbols: ['BTC'] })
  })

  it('compares two lists of 100,000 symbols at once', () => {
    const sent: string[] = []
    class OpenSocket {
      static readonly OPEN = 1
      readonly readyState = OpenSocket.OPEN
      addEventListener() {}
      close() {}
      send(message: string) {
        sent.push(message)
      }
    }
    vi.stubGlobal('WebSocket', OpenSocket)
    const symbolsFrom = (first: number) => Array.from({ length: 100_000 }, (_, index) => `S${first + index}`)
    const feed = createActor(fromCallback(webSocketFeed('ws://prices.example.test')), {
      input: { symbols: symbolsFrom(0), seed: 7 },
    }).start()
    feed.send({ type: 'symbols.changed', symbols: symbolsFrom(99_999) })
    feed.stop()
    expect(
      sent.map((message) => JSON.parse(message)).map(({ type, symbols }) => [type, symbols.length]),
    ).toEqual([
      ['unsubscribe', 99_999],
      ['subscribe', 99_999],
    ])
  })

  it('skips invalid messages, logs the first, and accepts the next valid one', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const arrival = connected(server)
    prices = follow(portOf(server))
    const page = await arrival
    await page.said()
    for (const message of [
      'not JSON',
      'null',
      { type: 'news' },
      { type: 'prices', quotes: [] },
      { type: 'prices', quotes: { KCC: { price: -1, change24h: 0 } } },
      { type: 'prices', quotes: { KCC: { price: '69', change24h: 0 } } },
      { type: 'prices', quotes: { KCC: { price: 69 } } },
      '{"type":"prices","quotes":{"__proto__":{"price":1e999,"change24h":0}}}',
    ])
      page.tell(message)
    page.tell(prices69)
    await waitFor(prices, isLive)
    prices.send({ type: 'reader.ticked', reader: 'ticker', now: 30_000 })
    expect(selectQuote(prices.getSnapshot(), 'KCC')).toMatchObject({ price: 69 })
    expect(warn.mock.calls).toEqual([['The price feed sent what is no message of its protocol:', 'not JSON']])
  })

  it('is stale after 15 s without a message, and live again with the next', async () => {
    const arrival = connected(server)
    prices = follow(portOf(server))
    const page = await arrival
    await page.said()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const live = new Promise((resolve) => prices?.subscribe((now) => isLive(now) && resolve(now)))
    page.tell(prices69)
    await live
    vi.advanceTimersByTime(14_999)
    expect(isLive(prices.getSnapshot())).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isStale(prices.getSnapshot())).toBe(true)
    const again = new Promise((resolve) => prices?.subscribe((now) => isLive(now) && resolve(now)))
    page.tell(prices69)
    await again
  })

  it('is offline without a server, tries again after 1, 2, 4 s, and subscribes anew', async () => {
    const port = portOf(server)
    const arrival = connected(server)
    prices = follow(port)
    await (await arrival).said()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const offline = () =>
      new Promise<void>((resolve) => {
        const { unsubscribe } =
          prices?.subscribe((now) => {
            if (!isOffline(now)) return
            unsubscribe?.()
            resolve()
          }) ?? {}
      })
    const lost = offline()
    await close(server)
    await lost
    for (const pause of [1000, 2000]) {
      vi.advanceTimersByTime(pause - 1)
      expect(vi.getTimerCount()).toBe(1)
      const refused = offline()
      vi.advanceTimersByTime(1)
      await refused
    }
    server = await listen(port)
    const back = connected(server)
    vi.advanceTimersByTime(4000)
    const page = await back
    expect(await page.said()).toEqual({ type: 'subscribe', symbols: ['KCC', 'BTC'] })
    const live = new Promise((resolve) => prices?.subscribe((now) => isLive(now) && resolve(now)))
    page.tell(prices69)
    await live
  })

  it('is offline where its address is none, and leaves the book running', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const feed = fromCallback(webSocketFeed('no address'))
    const actor = createActor(pricesMachine.provide({ actors: { feed } }), { input: { seed: 7 } }).start()
    actor.send({ type: 'prices.resumed' })
    expect(actor.getSnapshot().status).toBe('active')
    expect(isOffline(actor.getSnapshot())).toBe(true)
    expect(logged).toHaveBeenCalledOnce()
    actor.stop()
    logged.mockRestore()
  })

  it('closes its connection when it is paused, and connects again when it is resumed', async () => {
    const arrival = connected(server)
    prices = follow(portOf(server))
    const page = await arrival
    await page.said()
    const closed = once(page.socket, 'close')
    prices.send({ type: 'prices.paused' })
    await closed
    const back = connected(server)
    prices.send({ type: 'prices.resumed' })
    expect(await (await back).said()).toEqual({ type: 'subscribe', symbols: ['KCC', 'BTC'] })
  })
})
