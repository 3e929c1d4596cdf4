import type { ResolvedConfig } from 'vite'

/** The origins that the built site calls besides its own: its provider. */
export function calledOrigins({ define }: ResolvedConfig): string[] {
  const provider: string = JSON.parse(define?.['import.meta.env.VITE_SUPABASE_URL'] ?? '""')
  return provider ? [new URL(provider).origin] : []
}
