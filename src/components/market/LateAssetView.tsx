import { retryBy } from '@king-exchange/fast-pages/browser'
import { type ComponentType, lazy, Suspense } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import type { AssetViewProps } from './AssetView'

/** Stands in for code that could not be loaded. Nobody misses it until an asset is opened. */
const missing =
  (failure: unknown) =>
  ({ symbol }: AssetViewProps) => {
    if (symbol !== undefined) throw failure
    return null
  }

const loadView = () => import('./AssetView')

const makeView = () =>
  lazy<ComponentType<AssetViewProps>>(() =>
    loadView().then(
      (module) => ({ default: module.AssetView }),
      (failure: unknown) => {
        retryBy(failure, loadView, () => {
          AssetView = makeView()
        })
        return { default: missing(failure) }
      },
    ),
  )

let AssetView = makeView()

/** An asset's own view, whose code is loaded once the page is hydrated: it keeps the prices from then on. */
export function LateAssetView(props: AssetViewProps) {
  return (
    <PartBoundary>
      <Suspense>
        <AssetView {...props} />
      </Suspense>
    </PartBoundary>
  )
}
