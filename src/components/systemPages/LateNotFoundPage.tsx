import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import { PageSpinner } from '@/components/loading/PageSpinner'

const NotFoundPage = lazyPart(async () => (await import('./NotFoundPage')).NotFoundPage)

/** The page for an unknown address; its code is loaded for no other page. */
export function LateNotFoundPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <NotFoundPage />
    </Suspense>
  )
}
