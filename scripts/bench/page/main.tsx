import '@/theme/fonts.css'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MarketPage } from '@/components/market/MarketPage'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { type MarketView, readMarketView } from '@/data/rules/marketView'
import { globalStyles } from '@/theme/globalStyles'
import { system } from '@/theme/system'
import { StoryRouter } from '../../../stories/workbench/StoryRouter'
import { assetsOf } from '../assetsOf'

const asked = new URLSearchParams(window.location.search)
const assets = assetsOf(Number(asked.get('assets')))
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

function Market() {
  const [view, setView] = useState(readMarketView(Object.fromEntries(asked)))
  const changeView = useCallback(
    (changes: MarketView) => setView((before) => ({ ...before, ...changes })),
    [],
  )
  return <MarketPage view={view} onViewChange={changeView} assets={assets} />
}

createRoot(root).render(
  <ChakraProvider value={system}>
    <Global styles={globalStyles} />
    <StoryRouter path="/market">
      <LiveContext.Provider>
        <PricesProvider>
          <Market />
        </PricesProvider>
      </LiveContext.Provider>
    </StoryRouter>
  </ChakraProvider>,
)
