import { chakra } from '@chakra-ui/react/styled-system'
import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import { type MarketAsset, marketAssets } from '@/data/market/marketAssets'
import type { ChartView } from '@/data/market/marketView'
import { AssetDetails } from './AssetDetails'
import { AssetDrawer } from './AssetDrawer'
import { AssetHeading } from './AssetHeading'
import { FavouriteButton } from './FavouriteButton'
import { TradeButton } from './TradeButton'
import { UnknownAsset } from './UnknownAsset'
import { usePriceHistory } from './usePriceHistory'

/** Loaded when an asset is opened. */
const AssetChart = lazyPart(() => import('./AssetChart').then((module) => module.AssetChart))

/** About the height of the chart and what is around it. */
const chartHeight = '27rem'

export type AssetViewProps = {
  /** The symbol in the address; without one the view is closed. */
  symbol: string | undefined
  /** How its prices are drawn. */
  chart: ChartView
  /** Called with the changed part of it; the other one stays as it is. */
  onChartChange: (change: ChartView) => void
  /** Called once the visitor has closed the view; the address follows. */
  onClose: () => void
  assets?: readonly MarketAsset[]
}

/**
 * An asset's own view, which the address opens, and the prices that its chart needs, kept from the beginning. Loaded
 * after hydration, so that no page waits for it; the chart itself once an asset is opened.
 */
export function AssetView({ symbol, chart, onChartChange, onClose, assets = marketAssets }: AssetViewProps) {
  const history = usePriceHistory()
  if (symbol === undefined) return null
  const asset = assets.find((listed) => listed.symbol === symbol)
  return (
    <AssetDrawer
      key={symbol}
      symbol={symbol}
      title={asset ? <AssetHeading asset={asset} /> : `Asset ${symbol} not found`}
      actions={asset ? <FavouriteButton asset={asset} /> : null}
      foot={asset ? <TradeButton name={asset.name} /> : null}
      onClose={onClose}
    >
      {asset ? (
        <AssetDetails
          asset={asset}
          assets={assets}
          chart={
            <Suspense fallback={<chakra.div minHeight={chartHeight} />}>
              <AssetChart asset={asset} history={history} view={chart} onViewChange={onChartChange} />
            </Suspense>
          }
        />
      ) : (
        <UnknownAsset count={assets.length} />
      )}
    </AssetDrawer>
  )
}
