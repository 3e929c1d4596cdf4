import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router'
import { useHydratedValue } from 'fast-pages/source/src/react/useHydratedValue'
import { useCallback } from 'react'
import { LateAssetView } from '@/components/market/LateAssetView'
import { MarketPage } from '@/components/market/MarketPage'
import { descriptions } from '@/data/content/descriptions'
import { type MarketView, readMarketSearch } from '@/data/rules/marketView'

export const Route = createFileRoute('/_public/market')({
  staticData: {
    title: 'Market',
    description: descriptions.market,
  },
  validateSearch: readMarketSearch,
  component: Markets,
})

const everything: MarketView = {}

function Markets() {
  const search = Route.useSearch({
    select: ({ asset: _, ...view }) => (Object.values(view).some(Boolean) ? view : everything),
    structuralSharing: true,
  })
  const navigate = Route.useNavigate()
  // The page is prerendered without search params.
  const view = useHydratedValue(search, everything)
  const changeView = useCallback(
    (changes: MarketView) =>
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        replace: !('filter' in changes),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <>
      <MarketPage view={view} onViewChange={changeView} />
      <AddressedAsset />
    </>
  )
}

/** The view of the asset that the address names, over the page. */
function AddressedAsset() {
  const symbol = Route.useSearch({ select: ({ asset }) => asset })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const close = () => {
    if (router.state.location.state.openedFromMarket) router.history.back()
    else
      void navigate({
        search: (before) => ({ ...before, asset: undefined }),
        replace: true,
        resetScroll: false,
      })
  }
  return useHydrated() ? <LateAssetView symbol={symbol} onClose={close} /> : null
}
