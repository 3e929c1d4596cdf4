import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, use } from 'react'
import type { MarketAsset } from '@/data/market/marketAssets'
import { parseMarketView } from '@/data/market/marketView'
import { AssetLinkSearch } from './AssetLinkSearch'

export type AssetLinkProps = { asset: Pick<MarketAsset, 'symbol' | 'name'> }

/** True if a press is meant for this page, not for another tab or window, or for the disk. */
const isForThisPage = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * An asset's name as a link that opens its own view over the market page, which stays as it is. Not the router's link,
 * which every row would pay for in time.
 */
export function AssetLink({ asset: { symbol, name } }: AssetLinkProps) {
  const router = useRouter()
  const search = use(AssetLinkSearch)
  const open = (event: MouseEvent) => {
    if (!isForThisPage(event)) return
    event.preventDefault()
    void router.navigate({
      to: '/market',
      search: (before) => ({ ...parseMarketView(before), asset: symbol }),
      state: { openedFromMarket: true },
      resetScroll: false,
    })
  }
  const href = router.history.createHref(`/market${search ? `${search}&` : '?'}asset=${symbol}`)
  return (
    <a href={href} data-asset={symbol} onClick={open}>
      {name}
    </a>
  )
}
