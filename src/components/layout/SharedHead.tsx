import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { useLocation } from '@tanstack/react-router'
import type { PageHead } from '@/data/content/pageHead'
import { HeadTags } from './HeadTags'

/**
 * The head of the page that is shown. Once it is hydrated, its address carries what makes the page the one that is
 * shared: who invites, and on the market page the asset. Browsers share this address, not that in the address bar.
 */
export function SharedHead(page: PageHead) {
  const { asset, ref } = useLocation().search as { asset?: string; ref?: string }
  const query = new URLSearchParams()
  if (asset && page.path === '/market') query.set('asset', asset)
  if (ref) query.set('ref', ref)
  const shared = String(query) && `?${query}`
  return <HeadTags {...page} query={useHydratedValue<string | undefined>(shared, undefined)} />
}
