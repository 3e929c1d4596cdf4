import { favourites } from '@/data/market/favourites'
import { names } from '../fixtures'
import { manyAssets } from '../manyAssets'
import { unusualAssets } from '../unusualAssets'
import { Stored } from '../workbench/Stored'
import { MarketScreen } from './MarketScreen'

export default { title: 'Screens / Market', meta: { path: '/market' } }

const many = manyAssets(300)

export const All = () => <MarketScreen />

export const KingTokens = () => <MarketScreen view={{ filter: 'king-tokens' }} />

export const Gainers = () => <MarketScreen view={{ filter: 'gainers' }} />

export const Losers = () => <MarketScreen view={{ filter: 'losers' }} />

export const Favourites = () => (
  <Stored choice={favourites} value={new Set(['BTC', 'KCC', 'SOL'])}>
    <MarketScreen view={{ filter: 'favourites' }} />
  </Stored>
)

export const NoFavourites = () => (
  <Stored choice={favourites} value={new Set<string>()}>
    <MarketScreen view={{ filter: 'favourites' }} />
  </Stored>
)

export const Found = () => <MarketScreen view={{ q: 'coin' }} />

export const NothingFound = () => <MarketScreen view={{ q: 'moonshot' }} />

export const NothingFoundAmongLosers = () => <MarketScreen view={{ q: 'bitcoin', filter: 'losers' }} />

export const LongSearch = () => <MarketScreen view={{ q: names.unbroken }} />

export const RightToLeftSearch = () => <MarketScreen view={{ q: names.rightToLeft }} />

export const SortedByName = () => <MarketScreen view={{ sort: 'name', order: 'asc' }} />

export const SortedByChange = () => <MarketScreen view={{ sort: 'change', order: 'asc' }} />

export const TinyAndHugePrices = () => <MarketScreen assets={unusualAssets} />

export const ThreeHundredAssets = () => <MarketScreen assets={many} />
