import type { Quote } from '@/data/rules/quotes'
import { selectQuote } from '@/machines/pricesMachine'
import { PricesContext } from './PricesContext'

/**
 * A value derived from a token's quote; a change of it renders the component again. Until the book has a quote, the
 * token's starting quote is used.
 */
export const useQuote = <Shown>(token: { symbol: string } & Quote, show: (quote: Quote) => Shown): Shown =>
  PricesContext.useSelector((snapshot) => show(selectQuote(snapshot, token.symbol) ?? token))
