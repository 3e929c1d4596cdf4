import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { AssetBrowserProps } from '@/components/market/AssetBrowser'
import { AssetTable } from '@/components/market/AssetTable'
import { EmptyResult } from '@/components/market/EmptyResult'
import { ResultStatus } from '@/components/market/ResultStatus'
import { useSteadyOrder } from '@/components/market/useSteadyOrder'
import { DemoNote } from '@/components/marketing/DemoNote'
import { countResult } from '@/data/marketResult'
import type { MarketView } from '@/data/marketView'

export type AssetResultProps = AssetBrowserProps & {
  /** Leads back from a result without assets. */
  onRecover: (changes: MarketView) => void
}

/** The assets that a view leaves, and how many. Rendered again only when the order of its rows changes. */
export function AssetResult({ walk, assets, view, onViewChange, onRecover }: AssetResultProps) {
  const { order, holder } = useSteadyOrder(walk, assets, view)
  return (
    <>
      <Stack direction="row" wrap="wrap" gap="2" justify="space-between" align="baseline" pt="6">
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {countResult(order.length, assets.length)}
        </Text>
        <DemoNote />
      </Stack>
      <ResultStatus view={view} count={order.length} total={assets.length} />
      {order.length > 0 ? (
        <AssetTable
          walk={walk}
          assets={assets}
          order={order}
          view={view}
          holder={holder}
          onSort={onViewChange}
        />
      ) : (
        <EmptyResult view={view} onViewChange={onRecover} />
      )}
    </>
  )
}
