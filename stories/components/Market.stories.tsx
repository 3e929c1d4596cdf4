import { HStack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { SearchBox } from '@/components/forms/SearchBox'
import { SortSelect } from '@/components/forms/SortSelect'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { FavouriteButton } from '@/components/market/AssetView'
import { ChartPlaceholder } from '@/components/market/ChartPlaceholder'
import { EmptyResult } from '@/components/market/EmptyResult'
import { FilterButtons } from '@/components/market/FilterButtons'
import { MarketOverview, MarketStats } from '@/components/market/MarketOverview'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { favourites } from '@/data/market/favourites'
import { marketAssets } from '@/data/market/marketAssets'
import { marketSorting } from '@/data/market/marketResult'
import type { MarketFilter, MarketView } from '@/data/market/marketView'
import { startsOf } from '@/data/market/quotes'
import { ignore } from '../fixtures'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'
import { Stored } from '../workbench/Stored'

export default { title: 'Components / Market' }

const few = marketAssets.filter(({ symbol }) => ['KCC', 'BTC', 'USDT', 'ADA'].includes(symbol))

const starts = startsOf(few)

function Browser() {
  const [view, setView] = useState<MarketView>({})
  usePriceSubscription('market', starts)
  const change = (changes: MarketView) => setView((before) => ({ ...before, ...changes }))
  return <AssetBrowser assets={few} view={view} onViewChange={change} />
}

export const SearchFiltersAndTable = () => (
  <LiveFrame>
    <WideStage>
      <Browser />
    </WideStage>
  </LiveFrame>
)

export const ChartToCome = () => (
  <WideStage>
    <ChartPlaceholder />
  </WideStage>
)

export const Stats = () => (
  <WideStage>
    <MarketStats />
  </WideStage>
)

export const TitleAndStats = () => (
  <WideStage>
    <MarketOverview />
  </WideStage>
)

export const FavouriteStar = () => (
  <WideStage>
    <Stored choice={favourites} value={new Set(['KCC'])}>
      <HStack>
        {few.map((asset) => (
          <FavouriteButton key={asset.symbol} asset={asset} />
        ))}
      </HStack>
    </Stored>
  </WideStage>
)

function Search() {
  const [query, setQuery] = useState('')
  return (
    <SearchBox
      label="Search assets by name or symbol"
      placeholder="Name or symbol"
      q={query}
      onSearch={setQuery}
    />
  )
}

export const SearchField = () => (
  <WideStage>
    <Search />
  </WideStage>
)

function Filters() {
  const [filter, setFilter] = useState<MarketFilter>()
  return <FilterButtons assets={few} filter={filter} onFilterChange={setFilter} />
}

export const FilterChoice = () => (
  <WideStage>
    <Filters />
  </WideStage>
)

function Sort() {
  const [view, setView] = useState<MarketView>({})
  return <SortSelect hideFrom="md" flex="1 1 14rem" sorting={marketSorting} view={view} onSort={setView} />
}

export const SortChoiceOfNarrowScreens = () => (
  <WideStage>
    <Sort />
  </WideStage>
)

export const NoFavourites = () => (
  <WideStage>
    <EmptyResult view={{ filter: 'favourites' }} onViewChange={ignore} />
  </WideStage>
)

export const EmptySearchAmongFavourites = () => (
  <WideStage>
    <EmptyResult view={{ q: 'solana', filter: 'favourites' }} onViewChange={ignore} />
  </WideStage>
)

export const EmptySearch = () => (
  <WideStage>
    <EmptyResult view={{ q: '<script>alert(1)</script>' }} onViewChange={ignore} />
  </WideStage>
)

export const EmptyFilter = () => (
  <WideStage>
    <EmptyResult view={{ filter: 'losers' }} onViewChange={ignore} />
  </WideStage>
)

export const EmptySearchAmongGainers = () => (
  <WideStage>
    <EmptyResult view={{ q: 'solana', filter: 'gainers' }} onViewChange={ignore} />
  </WideStage>
)
