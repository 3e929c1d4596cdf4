import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { AssetChart } from '@/components/market/AssetChart'
import { marketAssets } from '@/data/market/marketAssets'
import { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import { system } from '@/theme/system'
import { ignore, storyNow } from '../../../stories/fixtures'
import { frozenPriceHistory } from '../../../stories/workbench/frozenPriceHistory'
import { frozenPrices } from '../../../stories/workbench/frozenPrices'
import { LiveFrame } from '../../../stories/workbench/LiveFrame'

const asset = marketAssets.find(({ symbol }) => symbol === 'BTC')

/** The chart of Bitcoin over 24 hours after these prices, one each 5 s. */
function shown(prices: number[]) {
  if (!asset) throw new Error('There is no Bitcoin')
  const history = createActor(priceHistoryMachine, {
    input: { openedAt: storyNow },
    snapshot: frozenPriceHistory('BTC', prices),
  })
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MachineSeam.Provider value={{ snapshots: { prices: frozenPrices([], 'running') } }}>
        <LiveFrame motion="live">
          <AssetChart asset={asset} history={history} view={{}} onViewChange={ignore} />
        </LiveFrame>
      </MachineSeam.Provider>
    </ChakraProvider>,
  )
}

const title = /<h3[^>]*>([^<]*)</

it('names the range, and the highest price that was seen', () => {
  const chart = shown([64_000, 99_000, 64_000])
  expect(chart.match(title)?.[1]).toBe('Last 24 hours')
  expect(chart).toContain('with a high of $99,000.00')
})
