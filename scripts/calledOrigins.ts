import type { ResolvedConfig } from 'vite'

/** The origins that the built site calls: its provider, and the price feed if there is one. */
export function calledOrigins({ define, env }: ResolvedConfig): string[] {
  const provider: string = JSON.parse(define?.['import.meta.env.VITE_SUPABASE_URL'] ?? '""')
  const feed: string | undefined = env.VITE_PRICE_FEED_URL
  return [provider ? new URL(provider).origin : "'self'", ...(feed ? [new URL(feed).origin] : [])]
}
