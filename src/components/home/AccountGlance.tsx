import { chakra } from '@chakra-ui/react/styled-system'
import { AssetIcon } from '@/components/art/AssetIcon'
import { Hatch } from '@/components/art/Hatch'
import { Columns } from '@/components/ui/Columns'
import { FigureText } from '@/components/ui/FigureText'
import { Panel } from '@/components/ui/Panel'
import {
  dollarValue,
  ownedAmount,
  ownedDollars,
  parseBalance,
  type Share,
  shares,
  tokenName,
  totalValue,
} from '@/data/account/balances'
import { demoBalances } from '@/data/account/demoAccount'
import { productView } from '@/data/content/homeSections'
import { entryOf } from '@/data/text/shapes'
import { GlanceHeading } from './GlanceHeading'

const wallets = Object.entries(demoBalances).map(([token_symbol, balance]) => ({ token_symbol, balance }))
const total = totalValue(wallets)
const parts = shares(wallets) ?? []
const largest = parts.toSorted((a, b) => b.percent - a.percent).slice(0, 3)

const { account } = productView

/** The demo account's dashboard: the total, its parts as a line, and the three largest. */
export function AccountGlance() {
  return (
    <Panel
      display="flex"
      flexDirection="column"
      px={{ base: '5', md: '6' }}
      pt={{ base: '4', md: '5' }}
      pb={{ base: '2', md: '4' }}
      _print={{ breakInside: 'avoid' }}
    >
      <GlanceHeading title={account.title} note={account.note} />
      <Columns columns={{ md: 2, lg: 1 }} columnGap="12" flex="1" gridTemplateRows={{ lg: 'auto 1fr' }}>
        <chakra.div alignSelf="center" pt={{ base: '4', md: '5' }} pb="2">
          <chakra.dl pb={{ base: '4', md: '5' }}>
            <chakra.dt textStyle="sm" color="fg.muted">
              {account.total}
            </chakra.dt>
            <chakra.dd textStyle="figure.xl" overflowWrap="anywhere">
              <FigureText>{total ? ownedDollars(total).shown : null}</FigureText>
            </chakra.dd>
          </chakra.dl>
          <chakra.div display="flex" gap="0.5" height="2" aria-hidden>
            {parts.map(({ symbol, percent, place }) => (
              // The policy of the site blocks attributes with styles in a document.
              <Hatch
                key={symbol}
                place={place}
                width="0"
                height="full"
                css={{ flexGrow: percent.toFixed(2) }}
              />
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.ul display="flex" flexDirection="column" justifyContent="space-evenly">
          {largest.map((part) => (
            <Balance key={part.symbol} part={part} />
          ))}
        </chakra.ul>
      </Columns>
    </Panel>
  )
}

function Balance({ part: { symbol, text, place } }: { part: Share }) {
  const wallet = { token_symbol: symbol, balance: entryOf(demoBalances, symbol) ?? '' }
  const balance = parseBalance(wallet.balance)
  const value = dollarValue(wallet)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      py={{ base: '2.5', md: '3' }}
      borderTopWidth="1px"
      borderColor="border.subtle"
      fontVariantNumeric="lining-nums tabular-nums"
      _first={{ borderTopWidth: '0' }}
    >
      <AssetIcon symbol={symbol} boxSize={{ base: '8', md: '9' }} flexShrink="0" />
      <chakra.span flex="1 1 5rem" minW="0">
        <chakra.span display="block" fontWeight="semibold" lineHeight="snug">
          {tokenName(symbol)}
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="2" textStyle="xs" color="fg.muted">
          <Hatch place={place} boxSize="2.5" flexShrink="0" />
          <FigureText>{text}</FigureText>
        </chakra.span>
      </chakra.span>
      <chakra.span textAlign="end" minW="0" overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="medium" lineHeight="snug">
          <FigureText>{value ? ownedDollars(value).shown : null}</FigureText>
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          <FigureText>{balance ? `${ownedAmount(balance).shown} ${symbol}` : null}</FigureText>
        </chakra.span>
      </chakra.span>
    </chakra.li>
  )
}
