import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { AssetIcon } from '@/components/art/AssetIcon'
import { LiveChange, LivePrice } from '@/components/market/LivePrice'
import { Sparkline } from '@/components/market/Sparkline'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { Panel } from '@/components/ui/Panel'
import { TextLink } from '@/components/ui/TextLink'
import { tableRoles } from '@/components/ui/tableRoles'
import { productView } from '@/data/content/homeSections'
import { type MarketAsset, marketAssets } from '@/data/market/marketAssets'
import { startsOf } from '@/data/market/quotes'
import { tickerTokens } from '@/data/market/tokens'
import { freshPrice } from '@/theme/freshPrice'
import { stretched } from '@/theme/stretched'
import { trendColours } from '@/theme/trendColours'
import { GlanceHeading } from './GlanceHeading'

/** Five of the ticker's pairs, which change on every page. */
const symbols = new Set(tickerTokens.slice(0, 5).map(({ symbol }) => symbol))
const assets = marketAssets.filter(({ symbol }) => symbols.has(symbol))
const starts = startsOf(assets)

const { table, rows, row, columnHeader, rowHeader, cell } = tableRoles

/** Of the rows, whose cells are plain elements, as in the market's table. */
const look: SystemStyleObject = {
  display: 'block',
  '& > tr': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '3', sm: '5' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto 5.25rem',
      sm: 'minmax(0, 1.4fr) 6rem minmax(0, 1fr) 5.5rem',
    },
    px: { base: '5', md: '6' },
    py: { base: '2.5', md: '3.5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.raised' },
    _slimWindow: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    _narrowWindow: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1' },
  },
  '& [role=cell]': {
    textAlign: 'end',
    _narrowWindow: { textAlign: 'start' },
    overflowWrap: 'anywhere',
  },
  '& [role=rowheader]': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    // The price over its change, beside the name.
    gridRow: { _slimWindow: 'span 2', _narrowWindow: 'auto' },
    textAlign: 'start',
    fontWeight: 'normal',
  },
  '& [data-column=trend]': {
    display: { base: 'none', sm: 'block' },
    _icon: { width: 'full', height: 'auto' },
  },
  '& [data-price]': { ...freshPrice, fontWeight: 'medium' },
  '& [data-trend]': {
    ...trendColours,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1',
    _narrowWindow: { justifyContent: 'flex-start' },
    _icon: { flexShrink: '0' },
  },
}

/** Five rows of the market with their prices as they move; each opens its asset's view. */
export function MarketGlance() {
  usePriceSubscription('market', starts)
  return (
    <Panel p="0" overflow="hidden" display="flex" flexDirection="column" _print={{ breakInside: 'avoid' }}>
      <GlanceHeading
        id="glance-market-title"
        {...productView.market}
        px={{ base: '5', md: '6' }}
        py={{ base: '4', md: '5' }}
      />
      <chakra.table
        {...table}
        aria-labelledby="glance-market-title"
        display="block"
        width="full"
        fontVariantNumeric="lining-nums tabular-nums"
      >
        <chakra.thead {...rows} display="block" srOnly>
          <tr {...row}>
            {['Name', 'Trend', 'Price', '24h change'].map((name) => (
              <th
                key={name}
                {...columnHeader}
                scope="col"
                data-column={name === 'Trend' ? 'trend' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody {...rows} css={look}>
          {assets.map((asset) => (
            <Row key={asset.symbol} asset={asset} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </Panel>
  )
}

function Row({ asset }: { asset: MarketAsset }) {
  const { symbol, name } = asset
  return (
    <tr {...row}>
      <th {...rowHeader} scope="row">
        <AssetIcon symbol={symbol} boxSize={{ base: '8', md: '9' }} flexShrink="0" />
        <chakra.span minW="0">
          <TextLink
            to="/market"
            search={{ asset: symbol }}
            variant="plain"
            display="block"
            color="fg"
            fontWeight="semibold"
            lineHeight="snug"
            overflowWrap="anywhere"
            _before={stretched}
            _focusVisible={{
              outline: 'none',
              _before: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
            }}
          >
            {name}
          </TextLink>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {asset.featured ? 'King Token' : symbol}
          </chakra.span>
        </chakra.span>
      </th>
      <td {...cell} data-column="trend">
        <Sparkline asset={asset} />
      </td>
      <td {...cell}>
        <LivePrice asset={asset} />
      </td>
      <td {...cell}>
        <LiveChange asset={asset} />
      </td>
    </tr>
  )
}
