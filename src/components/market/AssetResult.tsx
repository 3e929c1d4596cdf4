import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { DemoNote } from '@/components/ui/DemoNote'
import { countResult } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import type { AssetBrowserProps } from './AssetBrowser'
import { AssetTable } from './AssetTable'
import { EmptyResult } from './EmptyResult'
import { ResultStatus } from './ResultStatus'
import { useSteadyOrder } from './useSteadyOrder'

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
