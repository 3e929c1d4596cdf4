import { Button, IconButton } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import { AssetIcon } from '@/components/art/AssetIcon'
import { assetTexts } from '@/data/content/asset'
import { type MarketAsset, marketAssets } from '@/data/market/marketAssets'
import type { ChartView } from '@/data/market/marketView'
import { AssetDetails } from './AssetDetails'
import { AssetDrawer } from './AssetDrawer'
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle'
import { TradeButton } from './TradeButton'
import { usePriceHistory } from './usePriceHistory'

/** Loaded when an asset is opened. */
const AssetChart = lazyPart(() => import('./AssetChart').then((module) => module.AssetChart))

/** About the height of the chart with its surroundings. */
const chartHeight = '27rem'

export type AssetViewProps = {
  /** The symbol in the address; without one the view is closed. */
  symbol: string | undefined
  /** Range and drawing of its chart. */
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

type AssetHeadingProps = { asset: Pick<MarketAsset, 'symbol' | 'name' | 'featured'> }

/** An asset's icon, name and symbol, as the title of its view. */
function AssetHeading({ asset: { symbol, name, featured } }: AssetHeadingProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="4">
      <AssetIcon symbol={symbol} boxSize="16" _narrowWindow={{ display: 'none' }} />
      <chakra.span minWidth="0">
        <chakra.span display="block" textStyle="part">
          {name}
        </chakra.span>{' '}
        <chakra.span
          display="block"
          fontFamily="body"
          textStyle="sm"
          color={featured ? 'brand.fg' : 'fg.muted'}
        >
          {featured ? `${symbol} · King Token` : symbol}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}

export type FavouriteButtonProps = Pick<FavouriteToggleProps, 'asset'>

/** The star of an asset outside of the table. */
export function FavouriteButton({ asset }: FavouriteButtonProps) {
  return (
    <IconButton
      asChild
      variant="ghost"
      size={{ base: 'md', md: 'sm' }}
      color="fg.subtle"
      _pressed={{ color: 'brand.fg', _icon: { fill: 'currentColor' } }}
    >
      <FavouriteToggle asset={asset} />
    </IconButton>
  )
}

type UnknownAssetProps = {
  /** The number of listed assets. */
  count: number
}

/** Message for a symbol in the address that no listed asset has. */
function UnknownAsset({ count }: UnknownAssetProps) {
  return (
    <Stack gap="6" align="start">
      <Text color="fg.muted">{assetTexts.unlisted(count)}</Text>
      <Button type="button" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        View market
      </Button>
    </Stack>
  )
}
