import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRef } from 'react'
import { SearchBox } from '@/components/forms/SearchBox'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { marketSearch } from '@/data/content/market'
import type { MarketAsset } from '@/data/market/marketAssets'
import type { MarketView } from '@/data/market/marketView'
import { AssetResult } from './AssetResult'
import { FilterButtons } from './FilterButtons'

export type AssetBrowserProps = {
  /** The assets with their starting quotes; live quotes are in the price store. */
  assets: MarketAsset[]
  view: MarketView
  /** Called with the changed parts of the view; the other parts stay as they are. */
  onViewChange: (changes: MarketView) => void
}

/** Search, filters, and the table of the matching assets. */
export function AssetBrowser({ assets, view, onViewChange }: AssetBrowserProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const recover = (changes: MarketView) => {
    onViewChange(changes)
    searchBox.current?.focus()
  }
  return (
    <chakra.section id="assets" aria-labelledby="assets-title" py={{ base: '4', md: '6' }}>
      <VisuallyHidden asChild>
        <h2 id="assets-title">Assets</h2>
      </VisuallyHidden>
      <Stack direction={{ base: 'column', lg: 'row' }} gap={{ base: '2', md: '4' }}>
        <SearchBox
          ref={searchBox}
          label={marketSearch.label}
          placeholder="Name or symbol"
          q={view.q ?? ''}
          onSearch={(q) => onViewChange({ q: q || undefined })}
        />
        <FilterButtons
          assets={assets}
          filter={view.filter}
          onFilterChange={(filter) => onViewChange({ filter })}
        />
      </Stack>
      <ScriptsNeeded>{marketSearch.withoutScripts}</ScriptsNeeded>
      <PartBoundary>
        <AssetResult assets={assets} view={view} onViewChange={onViewChange} onRecover={recover} />
      </PartBoundary>
    </chakra.section>
  )
}
