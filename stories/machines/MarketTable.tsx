import { chakra } from '@chakra-ui/react/styled-system'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { startsOf } from '@/data/market/quotes'
import { someAssets } from '../../models/prices'
import { ignore } from '../fixtures'

const starts = startsOf(someAssets)

/** The market with a few assets. */
export function MarketTable() {
  usePriceReader('market', starts)
  return (
    <chakra.div padding={{ base: '4', md: '8' }}>
      <AssetBrowser assets={someAssets} view={{}} onViewChange={ignore} />
    </chakra.div>
  )
}
