import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useRef, useState } from 'react'
import { SearchBox } from '@/components/forms/SearchBox'
import { SortSelect } from '@/components/forms/SortSelect'
import { ActionRow } from '@/components/ui/ActionRow'
import { ResultStatus } from '@/components/ui/ResultStatus'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import type { Wallet } from '@/data/account/accountRows'
import {
  balanceSorting,
  describeBalances,
  hiddenBalanceSorting,
  isSearchable,
  selectBalances,
  withoutAmounts,
} from '@/data/account/balanceResult'
import { balancesHidden } from '@/data/account/balancesHidden'
import type { BalanceView } from '@/data/account/balanceView'
import { unavailable } from '@/data/content/accountReads'
import { balanceSearch } from '@/data/content/dashboard'
import { quoteSearch } from '@/data/text/searchText'
import type { ReadSnapshot } from '@/machines/readMachine'
import { BalanceTable } from './BalanceTable'
import { wideBalances } from './BalanceTableParts'
import { ReadCard } from './ReadCard'

export type BalancesCardProps = Pick<BalanceBrowserProps, 'view' | 'onViewChange'> & {
  wallets: ReadSnapshot<Wallet[]>
  onRetry: () => void
}

/** The balances of the account. */
export function BalancesCard({ wallets, onRetry, ...view }: BalancesCardProps) {
  return (
    <ReadCard title="Balances" read={wallets} unavailable={unavailable.balances} onRetry={onRetry}>
      <BalanceBrowser wallets={wallets.context.data} {...view} />
    </ReadCard>
  )
}

type BalanceBrowserProps = {
  /** Null while they are loading. */
  wallets: Wallet[] | null
  view: BalanceView
  /** Called with the changed parts of the view; the other parts stay as they are. */
  onViewChange: (changes: BalanceView) => void
}

/** The table of the balances, or its skeleton, with a select where it is narrow. */
function BalanceBrowser({ wallets, ...view }: BalanceBrowserProps) {
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <Stack gap="4">
        {wallets ? (
          <Balances wallets={wallets} {...view} />
        ) : (
          <>
            <Skeleton height="11" borderRadius="l2" css={onlyNarrow} aria-hidden />
            <BalanceTable wallets={null} />
          </>
        )}
      </Stack>
    </chakra.div>
  )
}

const onlyNarrow = { [wideBalances]: { display: 'none' } }

type BalancesProps = BalanceBrowserProps & { wallets: Wallet[] }

/** The balances that a search finds, in the chosen order, which is not by amounts while these are hidden. */
function Balances({ wallets, view, onViewChange }: BalancesProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const isHidden = useStoredChoice(balancesHidden)
  const sorting = isHidden ? hiddenBalanceSorting : balanceSorting
  const shownView = isHidden ? withoutAmounts(view) : view
  // A box that is there stays, for whoever empties it is still in it.
  const [hasBox, setHasBox] = useState(false)
  if (!hasBox && isSearchable(view, wallets.length)) setHasBox(true)
  const isSortable = wallets.length > 1
  const q = view.q ?? ''
  const shown = selectBalances(wallets, shownView)
  const showAll = () => {
    onViewChange({ q: undefined })
    searchBox.current?.focus()
  }
  return (
    <>
      {hasBox ? (
        <SearchBox
          ref={searchBox}
          label={balanceSearch.label}
          placeholder={balanceSearch.placeholder}
          q={q}
          onSearch={(next) => onViewChange({ q: next || undefined })}
        />
      ) : null}
      {isSortable ? (
        <SortSelect css={onlyNarrow} sorting={sorting} view={shownView} onSort={onViewChange} />
      ) : null}
      <ResultStatus
        result={{ key: q, words: describeBalances(q, shown.length, wallets.length) }}
        order={sorting.tell(shownView)}
      />
      {shown.length > 0 ? (
        <BalanceTable
          wallets={wallets}
          shown={shown}
          headings={isSortable ? { sorting, view: shownView, onSort: onViewChange } : undefined}
        />
      ) : (
        <Stack gap="3" align="start" pt="2">
          <Text textStyle="part" overflowWrap="anywhere" maxW="min(32ch, 100%)">
            {balanceSearch.nothing}: “<bdi>{quoteSearch(q)}</bdi>”
          </Text>
          <Text color="fg.muted" textWrap="balance">
            {balanceSearch.advice}
          </Text>
          <ActionRow pt="2">
            <Button onClick={showAll}>{balanceSearch.showAll}</Button>
          </ActionRow>
        </Stack>
      )}
    </>
  )
}
