import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { createStyleCache } from 'fast-pages/source/src/emotion/styleCache'
import { contentPolicy } from 'fast-pages/source/src/hosting/contentPolicy'
import { parseHTML } from 'linkedom'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { MarketPage } from '@/components/market/MarketPage'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { system } from '@/theme/system'
import { manyAssets } from '../../../stories/manyAssets'
import { StoryRouter } from '../../../stories/workbench/StoryRouter'
import { unevenTables } from '../../tables'

/** The market page of so many assets as the build prerenders it. */
async function prerenderMarket(count: number): Promise<string> {
  const cache = createStyleCache()
  cache.compat = true
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StoryRouter path="/market">
          <LiveContext.Provider>
            <PricesProvider>
              <MarketPage view={{}} onViewChange={() => {}} assets={manyAssets(count)} />
            </PricesProvider>
          </LiveContext.Provider>
        </StoryRouter>
      </ChakraProvider>
    </CacheProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

describe.each([50, 51, 10_000])('a market of %i assets', (count) => {
  it('can be prerendered under the policy of the site, with its first rows in the document', async () => {
    const html = await prerenderMarket(count)
    expect(() => contentPolicy(html, [])).not.toThrow()
    const { document } = parseHTML(`<body>${html}</body>`)
    const rows = [...document.querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(Math.min(count, 50))
    expect(rows.filter((row) => !row.querySelector('a[data-asset]'))).toEqual([])
    expect(unevenTables(document)).toEqual([])
    const table = document.querySelector('table')
    expect(table?.getAttribute('aria-rowcount')).toBe(count > 50 ? String(count + 1) : null)
  })
})
