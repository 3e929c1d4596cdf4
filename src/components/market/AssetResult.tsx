import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { memo, useDeferredValue } from 'react'
import { SortSelect } from '@/components/forms/SortSelect'
import { useAskedList } from '@/components/loading/useAskedList'
import { DemoNote } from '@/components/ui/DemoNote'
import { ResultStatus } from '@/components/ui/ResultStatus'
import type { MarketAsset } from '@/data/market/marketAssets'
import { countResult, describeResult, isDefaultView, sortingIn } from '@/data/market/marketResult'
import type { MarketView } from '@/data/market/marketView'
import { AssetTable } from './AssetTable'
import { EmptyResult } from './EmptyResult'
import { useSteadyOrder } from './useSteadyOrder'

export type AssetResultProps = {
  assets: MarketAsset[]
  view: MarketView
  onViewChange: (changes: MarketView) => void
  /** Called with the changes that turn an empty result into one with assets. */
  onRecover: (changes: MarketView) => void
}

/** The assets that match a view, and their number. They follow a change of the view in slices, behind the typing. */
export function AssetResult({ assets, view, onViewChange, onRecover }: AssetResultProps) {
  const shownView = useDeferredValue(view)
  const { shown, handlers } = useSteadyOrder(assets, shownView)
  useAskedList(shownView === view)
  return (
    <chakra.div _narrowed={{ visibility: 'hidden' }}>
      <ResultHead view={view} count={shown.length} total={assets.length} onViewChange={onViewChange} />
      <ResultStatus
        result={{
          key: `${shownView.filter} ${shownView.q}`,
          words: describeResult(shownView, shown.length, assets.length),
        }}
        order={sortingIn(shownView).tell(shownView)}
      />
      {shown.length > 0 ? (
        <AssetTable assets={shown} view={shownView} handlers={handlers} onSort={onViewChange} />
      ) : (
        <EmptyResult view={shownView} onViewChange={onRecover} />
      )}
      {demoNote}
    </chakra.div>
  )
}

const demoNote = <DemoNote pt="3" />

type ResultHeadProps = Pick<AssetResultProps, 'view' | 'onViewChange'> & { count: number; total: number }

/** The line above the table. A tick that changes the order of the rows does not render it. */
const ResultHead = memo(function ResultHead({ view, count, total, onViewChange }: ResultHeadProps) {
  return (
    <Stack direction="row" wrap="wrap" columnGap="4" rowGap="2" align="center" pt={{ base: '2', md: '4' }}>
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>{countResult(count, total)}</span>
        {isDefaultView(view) ? <chakra.span hideBelow="md">, King Tokens first</chakra.span> : null}
      </Text>
      <SortSelect
        hideFrom="md"
        flex="1 1 14rem"
        sorting={sortingIn(view)}
        view={view}
        onSort={onViewChange}
      />
    </Stack>
  )
})
