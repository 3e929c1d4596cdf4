import type { Quote, Quotes } from '@/data/rules/quotes'
import { isRecord } from '@/data/rules/shapes'
import type { PriceFeed } from '@/machines/pricesMachine'

/** Milliseconds without a message after which prices count as stale. */
const freshFor = 15_000

/** Milliseconds before the first attempt to reconnect; they double with each attempt, up to `longestPause`. */
const firstPause = 1000
const longestPause = 30_000

/**
 * Prices from a server. The feed sends `{"type":"subscribe","symbols":["KCC"]}` (or `unsubscribe`); the server sends
 * `{"type":"prices","quotes":{"KCC":{"price":68.73,"change24h":15.2}}}`, in US dollars and percent. The newest quote of
 * each symbol is kept until the price book asks for it. Invalid messages are skipped; the first one is logged.
 */
export const webSocketFeed =
  (url: string): PriceFeed =>
  ({ input, receive, sendBack }) => {
    const newest = new Map<string, Quote>()
    let symbols = input.symbols
    let socket: WebSocket | undefined
    let pause = firstPause
    let retry: ReturnType<typeof setTimeout> | undefined
    let staleness: ReturnType<typeof setTimeout> | undefined
    let hasLogged = false
    let isStopped = false

    const send = (type: 'subscribe' | 'unsubscribe', of: string[]) => {
      if (of.length > 0 && socket?.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ type, symbols: of }))
    }

    const take = (message: unknown) => {
      const quotes = readQuotes(message)
      if (!quotes) {
        if (!hasLogged) console.warn('The price feed sent what is no message of its protocol:', message)
        hasLogged = true
        return
      }
      for (const symbol of symbols) {
        const quote = Object.hasOwn(quotes, symbol) ? quotes[symbol] : undefined
        if (quote) newest.set(symbol, quote)
      }
      pause = firstPause
      clearTimeout(staleness)
      staleness = setTimeout(() => sendBack({ type: 'feed.stale' }), freshFor)
      sendBack({ type: 'feed.online' })
    }

    /** A socket; none where the address is no socket's, or the page may not open it. */
    const open = (): WebSocket | undefined => {
      try {
        return new WebSocket(url)
      } catch (error) {
        console.error('The price feed could not be opened:', error)
        return undefined
      }
    }

    const connect = () => {
      const opened = open()
      if (!opened) return sendBack({ type: 'feed.offline' })
      socket = opened
      opened.addEventListener('open', () => send('subscribe', symbols))
      opened.addEventListener('message', ({ data }) => {
        if (!isStopped) take(data)
      })
      // Dispatched after every error, too.
      opened.addEventListener('close', () => {
        if (isStopped) return
        clearTimeout(staleness)
        sendBack({ type: 'feed.offline' })
        retry = setTimeout(connect, pause)
        pause = Math.min(longestPause, pause * 2)
      })
    }

    receive((command) => {
      if (command.type === 'symbols.changed') {
        const before = new Set(symbols)
        const after = new Set(command.symbols)
        const left = symbols.filter((symbol) => !after.has(symbol))
        symbols = command.symbols
        for (const symbol of left) newest.delete(symbol)
        send('unsubscribe', left)
        send(
          'subscribe',
          symbols.filter((symbol) => !before.has(symbol)),
        )
        return
      }
      const quotes = command.due.flatMap(({ symbol }) => {
        const quote = newest.get(symbol)
        return quote && newest.delete(symbol) ? [{ symbol, ...quote }] : []
      })
      if (quotes.length > 0) sendBack({ type: 'prices.received', quotes, now: command.now })
    })

    // Before the first message the book holds sample prices.
    sendBack({ type: 'feed.stale' })
    connect()
    return () => {
      isStopped = true
      clearTimeout(retry)
      clearTimeout(staleness)
      socket?.close()
    }
  }

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) &&
  Number.isFinite(value.change24h) &&
  Number.isFinite(value.price) &&
  Number(value.price) > 0

const areQuotes = (value: unknown): value is Quotes => isRecord(value) && Object.values(value).every(isQuote)

/** Parses the quotes in a message; null if it is invalid. */
function readQuotes(message: unknown): Quotes | null {
  try {
    const parsed: unknown = JSON.parse(String(message))
    return isRecord(parsed) && parsed.type === 'prices' && areQuotes(parsed.quotes) ? parsed.quotes : null
  } catch {
    return null
  }
}
