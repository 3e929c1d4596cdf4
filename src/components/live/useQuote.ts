import type { Quote } from '@/data/rules/quotes'
import { selectQuote } from '@/machines/pricesMachine'
import { PricesContext } from './PricesContext'

/** What is shown of a token, rendered again when that changes; its starting price until the book has one. */
export const useQuote = <Shown>(token: { symbol: string } & Quote, show: (quote: Quote) => Shown): Shown =>
  PricesContext.useSelector((snapshot) => show(selectQuote(snapshot, token.symbol) ?? token))
