import { marketAssets } from '@/data/market/marketAssets'
import { formatCompactDollars } from '@/data/text/figures'

/** Leverage as the market page claims it; the features page has a figure of its own. */
const marketLeverage = '125x'

const count = String(marketAssets.length)

/** The texts at the top of the page. */
export const marketIntro = {
  title: 'The whole market at a glance',
  lead: `Prices, volume and market cap of ${count} sample assets. Up to ${marketLeverage} leverage on selected pairs.`,
}

const total = (field: 'marketCap' | 'volume') =>
  formatCompactDollars(marketAssets.reduce((sum, asset) => sum + asset[field], 0))

/** The tiles above the table. */
export const marketStats = [
  { label: `Market cap of ${count} assets`, value: total('marketCap') },
  { label: `24h volume of ${count} assets`, value: total('volume') },
  { label: 'Sample assets', value: count },
  { label: 'Leverage up to', value: marketLeverage },
]

/** The texts of the chart placeholder. */
export const chartPlaceholder = {
  title: 'Every asset has a price chart',
  note: 'Trading charts with indicators come later.',
  link: 'Open the price chart of KCC',
}

/** The search and the filters above the table. */
export const marketSearch = {
  label: 'Search assets by name or symbol',
  withoutScripts: 'Search and filters need JavaScript.',
}

/** Texts of a view without an asset. */
export const emptyMarket = {
  title: 'No asset to show',
  search: 'The search looks through names and symbols. A shorter word often finds more.',
  favourites: 'Press the star beside an asset to add it here. Favourites are stored in this browser only.',
}
