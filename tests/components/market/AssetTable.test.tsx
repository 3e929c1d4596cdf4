import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { contentPolicy } from '@king-exchange/fast-pages'
import { createStyleCache } from '@king-exchange/fast-pages/react'
import { parseHTML } from 'linkedom'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { MarketPage } from '@/components/market/MarketPage'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { system } from '@/theme/system'
import { manyAssets } from '../../../stories/manyAssets'
import { StoryRouter } from '../../../stories/workbench/StoryRouter'
import { unevenTables } from '../../tables'

it('has all its rows in the document, of 300 assets too, under the policy of the site', async () => {
  const cache = createStyleCache()
  cache.compat = true
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StoryRouter path="/market">
          <LiveContext.Provider>
            <PricesProvider>
              <MarketPage view={{}} onViewChange={() => {}} assets={manyAssets(300)} />
            </PricesProvider>
          </LiveContext.Provider>
        </StoryRouter>
      </ChakraProvider>
    </CacheProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  expect(() => contentPolicy(html, [])).not.toThrow()
  const { document } = parseHTML(`<body>${html}</body>`)
  expect(document.querySelectorAll('tbody tr a[data-asset]')).toHaveLength(300)
  expect(unevenTables(document)).toEqual([])
})
