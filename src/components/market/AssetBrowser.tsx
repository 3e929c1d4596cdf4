import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { SearchBox } from '@/components/forms/SearchBox'
import type { Walk } from '@/components/live/useWalk'
import type { MarketAsset } from '@/data/registries/market'
import type { MarketView } from '@/data/rules/marketView'
import { AssetResult } from './AssetResult'
import { FilterButtons } from './FilterButtons'
import type { MarketPageProps } from './MarketPage'
import { SortSelect } from './SortSelect'

export type AssetBrowserProps = Pick<MarketPageProps, 'view' | 'onViewChange'> & {
  walk: Walk<MarketAsset[]>
  /** The assets as the walk began; only prices and changes differ from them. */
  assets: MarketAsset[]
}

/** Search, filters and the table of what they leave. */
export function AssetBrowser({ walk, assets, view, onViewChange }: AssetBrowserProps) {
  const searchBox = useRef<HTMLInputElement>(null)
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
          <SearchBox
            ref={searchBox}
            label="Search assets by name or symbol"
            placeholder="Name or symbol"
            q={view.q ?? ''}
            onSearch={(q) => onViewChange({ q: q || undefined })}
          />
          <FilterButtons filter={view.filter} onFilterChange={(filter) => onViewChange({ filter })} />
        </Stack>
        <SortSelect view={view} onSort={onViewChange} />
      </Stack>
      <AssetResult walk={walk} assets={assets} view={view} onViewChange={onViewChange} onRecover={recover} />
    </chakra.section>
  )
}
