import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Walk } from '@/components/live/useWalk'
import { AssetTable } from '@/components/market/AssetTable'
import { EmptyResult } from '@/components/market/EmptyResult'
import { FilterButtons } from '@/components/market/FilterButtons'
import type { MarketPageProps } from '@/components/market/MarketPage'
import { ResultStatus } from '@/components/market/ResultStatus'
import { SearchBox } from '@/components/market/SearchBox'
import { SortSelect } from '@/components/market/SortSelect'
import { DemoNote } from '@/components/marketing/DemoNote'
import type { MarketAsset } from '@/data/market'
import { countResult, isSameOrder, type MarketView, selectOrder } from '@/data/marketView'

export type AssetBrowserProps = Pick<MarketPageProps, 'view' | 'onViewChange'> & {
  walk: Walk<MarketAsset[]>
  /** The assets as the walk began; only prices and changes differ from them. */
  assets: MarketAsset[]
}

/** Search, filters and the table of what they leave. Rendered again only when the order of its rows changes. */
export function AssetBrowser({ walk, assets, view, onViewChange }: AssetBrowserProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const order = useSelector(walk, ({ context }) => selectOrder(context.value, view), isSameOrder)
  const recover = (changes: MarketView) => {
    onViewChange(changes)
    searchBox.current?.focus()
  }
  return (
    <chakra.section aria-labelledby="assets-title" pt="section">
      <Stack gap="6">
        <Heading id="assets-title" textStyle="section">
          Assets
        </Heading>
        <Stack direction={{ base: 'column', lg: 'row' }} gap="4" justify="space-between">
          <SearchBox ref={searchBox} query={view.q} onQueryChange={(q) => onViewChange({ q })} />
          <FilterButtons filter={view.filter} onFilterChange={(filter) => onViewChange({ filter })} />
        </Stack>
        <SortSelect view={view} onSort={onViewChange} />
        <Stack direction="row" wrap="wrap" gap="2" justify="space-between" align="baseline">
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {countResult(order.length, assets.length)}
          </Text>
          <DemoNote />
        </Stack>
      </Stack>
      <ResultStatus view={view} count={order.length} total={assets.length} />
      {order.length > 0 ? (
        <AssetTable walk={walk} assets={assets} order={order} view={view} onSort={onViewChange} />
      ) : (
        <EmptyResult view={view} onViewChange={recover} />
      )}
    </chakra.section>
  )
}
