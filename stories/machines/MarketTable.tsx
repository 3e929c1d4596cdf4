import { chakra } from '@chakra-ui/react/styled-system'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { startsOf } from '@/data/market/quotes'
import { someAssets } from '../../models/prices'
import { ignore } from '../fixtures'

const starts = startsOf(someAssets)

/** The market with a few assets. */
export function MarketTable() {
  usePriceSubscription('market', starts)
  return (
    <chakra.div padding={{ base: '4', md: '8' }}>
      <AssetBrowser assets={someAssets} view={{}} onViewChange={ignore} />
    </chakra.div>
  )
}
