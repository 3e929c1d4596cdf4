import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TotalBalance } from '@/components/account/TotalBalance'
import { totalNotes } from '@/data/content/dashboard'
import type { Wallet } from '@/data/provider/accountRows'
import type { ReadSnapshot } from '@/machines/readMachine'
import { system } from '@/theme/system'
import { freezeRead, readOf } from '../../../stories/workbench/frozenRead'

const held = (balances: Record<string, string>) =>
  readOf(
    Object.entries(balances).map(([token_symbol, balance]) => ({
      id: token_symbol,
      user_id: 'a',
      token_symbol,
      balance,
    })),
  )

/** The last paragraph of the part, below the total. */
const noteOf = (wallets: ReadSnapshot<Wallet[]>) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <TotalBalance wallets={wallets} accountId="an account" />
    </ChakraProvider>,
  )
    .match(/<p[^>]*>(?:(?!<p[ >]).)*<\/p>(?=<\/div><\/section>)/)?.[0]
    .replace(/<[^>]*>/g, '')

it.each([
  ['a value', held({ BTC: '0.5' }), `${totalNotes.valued} ${totalNotes.history}`],
  [
    'a value too small for movements',
    held({ ETH: '0.000000000000000001' }),
    `${totalNotes.valued} ${totalNotes.historyAlone}`,
  ],
  ['nothing', held({ BTC: '0' }), totalNotes.valued],
  ['a balance that cannot be read', held({ BTC: '0.5', ETH: '' }), totalNotes.oneMissing],
  ['balances that did not come', freezeRead<Wallet[]>({ unavailable: 'failed' }), totalNotes.allMissing],
])('the note below the total of %s names what is made up, and no more', (_, wallets, note) => {
  expect(noteOf(wallets)).toBe(note)
})
