import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Hatch } from '@/components/art/Hatch'
import { pressLink } from '@/components/ui/pressLink'
import { tableRoles } from '@/components/ui/tableRoles'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { Wallet } from '@/data/account/accountRows'
import {
  dollarValue,
  ownedAmount,
  ownedDollars,
  parseBalance,
  type Share,
  samplePrice,
} from '@/data/account/balances'
import { balancesHidden } from '@/data/account/balancesHidden'
import { type BalanceColumn, balanceColumns } from '@/data/account/balanceView'
import { marketAssets } from '@/data/market/marketAssets'
import { formatDollars } from '@/data/text/figures'
import { Amount } from './Amount'
import { BalanceTableParts, wideBalances } from './BalanceTableParts'
import { ExactAmount } from './ExactAmount'
import { TokenCell } from './TokenCell'

const { cell, row, rowHeader } = tableRoles

export type BalanceRowProps = {
  wallet: Wallet
  /** The shares of the total; null if it is unknown. */
  parts: Share[] | null
}

const listed = new Set(marketAssets.map(({ symbol }) => symbol))

/**
 * One balance: the token, the amount, the fixed sample price, the value at that price and its share of the total. It opens
 * the asset's view on the market, if it is listed there.
 */
export function BalanceRow({ wallet, parts }: BalanceRowProps) {
  const symbol = wallet.token_symbol
  const balance = parseBalance(wallet.balance)
  const value = dollarValue(wallet)
  const price = samplePrice(symbol)
  const isListed = listed.has(symbol)
  const contents: Record<BalanceColumn, ReactNode> = {
    name: <TokenCell symbol={symbol} isLink={isListed} />,
    balance: balance ? <ExactAmount figure={ownedAmount(balance)} /> : null,
    price: price ? <Factor>{formatDollars(Number(price))}</Factor> : <None />,
    value: value ? <ExactAmount figure={ownedDollars(value)} /> : null,
    share: parts ? <ShareText share={parts.find((part) => part.symbol === symbol)} /> : null,
  }
  return (
    <BalanceTableParts.Row {...row} {...(isListed ? { 'data-presses-link': '', onClick: pressLink } : null)}>
      <Cells contentOf={(column) => contents[column]} />
    </BalanceTableParts.Row>
  )
}

/** The cells of a row; a figure without content is unknown. */
function Cells({ contentOf }: { contentOf: (column: BalanceColumn) => ReactNode }) {
  return balanceColumns.map((column) => {
    const content = contentOf(column)
    return column === 'name' ? (
      <BalanceTableParts.RowHeading key={column} {...rowHeader} scope="row" data-column={column}>
        {content}
      </BalanceTableParts.RowHeading>
    ) : (
      <BalanceTableParts.Cell
        key={column}
        {...cell}
        data-column={column}
        data-unknown={content ? undefined : ''}
      >
        {content ?? 'Unavailable'}
      </BalanceTableParts.Cell>
    )
  })
}

/** A price, between the balance and the value that it gives. */
const Factor = chakra('span', {
  base: { _before: { content: '"× " / ""', [wideBalances]: { display: 'none' } } },
})

/** A share with the fill of its part of the line above; hidden like the amounts, for it tells their proportions. */
function ShareText({ share }: { share: Share | undefined }) {
  const isHidden = useStoredChoice(balancesHidden)
  if (!share && !isHidden) return <None />
  return (
    <>
      {share && !isHidden ? <Hatch place={share.place} boxSize="3" flexShrink="0" /> : null}
      <chakra.span minWidth="6.5ch">
        <Amount>{share?.text ?? ''}</Amount>
      </chakra.span>
    </>
  )
}

function None() {
  return (
    <>
      <span aria-hidden>–</span>
      <chakra.span srOnly>none</chakra.span>
    </>
  )
}

/** A row's skeleton; the name of its token is `width` wide. */
export function SkeletonRow({ width }: { width: string }) {
  return (
    <BalanceTableParts.Row {...row}>
      <Cells
        contentOf={(column) =>
          column === 'name' ? (
            <TokenCell symbol={undefined} width={width} />
          ) : (
            <Skeleton as="span" width="6ch" />
          )
        }
      />
    </BalanceTableParts.Row>
  )
}
