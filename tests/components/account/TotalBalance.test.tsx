import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TotalBalance, type TotalBalanceProps } from '@/components/account/TotalBalance'
import type { Movement, Wallet } from '@/data/account/accountRows'
import { totalNotes } from '@/data/content/dashboard'
import { system } from '@/theme/system'
import { movementsOf, noBalances, sampleBalances, walletsOf } from '../../../stories/fixtures'
import { freezeRead, readOf } from '../../../stories/workbench/frozenRead'

/** The visible text of the last paragraph of the part, below the total, and whether the line is drawn. */
function shownOf(props: TotalBalanceProps) {
  const markup = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <TotalBalance {...props} />
    </ChakraProvider>,
  )
  const note = markup.match(/<p[^>]*>(?:(?!<p[ >]).)*<\/p>(?=<\/div><\/section>)/)?.[0]
  return { note: note?.replace(/<[^>]*>/g, ''), hasLine: markup.includes('<figure') }
}

const failed = { unavailable: 'failed' } as const
const never = readOf<Movement[]>([])
const moved = readOf(movementsOf([[2, 'BTC', '0.42815']]))

it.each<[string, TotalBalanceProps, string]>([
  ['that never moved', { wallets: readOf(sampleBalances), movements: never }, totalNotes.valued],
  [
    'whose movements did not come',
    { wallets: readOf(sampleBalances), movements: freezeRead<Movement[]>(failed) },
    totalNotes.valued,
  ],
  ['that are new', { wallets: readOf(noBalances), movements: never }, totalNotes.valued],
  [
    'of which one cannot be read',
    { wallets: readOf(walletsOf({ BTC: '0.42815', ETH: '' })), movements: moved },
    totalNotes.oneMissing,
  ],
  ['that did not come', { wallets: freezeRead<Wallet[]>(failed), movements: moved }, totalNotes.allMissing],
])('below the total of balances %s no line is drawn and named', (_, props, note) => {
  expect(shownOf(props)).toEqual({ note, hasLine: false })
})

it('below the total of balances that have moved the line is drawn and named', () => {
  const note = `${totalNotes.valued} ${totalNotes.history}`
  expect(shownOf({ wallets: readOf(sampleBalances), movements: moved })).toEqual({ note, hasLine: true })
})
