import { type MarketAsset, marketAssets } from '@/data/registries/market'
import { AssetDetails } from './AssetDetails'
import { AssetDrawer } from './AssetDrawer'
import { AssetHeading } from './AssetHeading'
import { FavouriteButton } from './FavouriteButton'
import { UnknownAsset } from './UnknownAsset'
import { usePriceHistory } from './usePriceHistory'

export type AssetViewProps = {
  /** The symbol in the address; without one the view is closed. */
  symbol: string | undefined
  /** Called once the visitor has closed the view; the address follows. */
  onClose: () => void
  assets?: readonly MarketAsset[]
}

/**
 * An asset's own view, which the address opens, and the prices that its chart needs, kept from the beginning. Loaded
 * after hydration, so that no page waits for it.
 */
export function AssetView({ symbol, onClose, assets = marketAssets }: AssetViewProps) {
  const history = usePriceHistory()
  if (symbol === undefined) return null
  const asset = assets.find((listed) => listed.symbol === symbol)
  return (
    <AssetDrawer
      key={symbol}
      symbol={symbol}
      title={asset ? <AssetHeading asset={asset} /> : `Asset ${symbol} not found`}
      actions={asset ? <FavouriteButton asset={asset} /> : null}
      onClose={onClose}
    >
      {asset ? (
        <AssetDetails asset={asset} assets={assets} history={history} />
      ) : (
        <UnknownAsset count={assets.length} />
      )}
    </AssetDrawer>
  )
}
