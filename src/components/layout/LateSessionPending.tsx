import { lazyPart } from '@king-exchange/fast-pages/react'
import { Suspense } from 'react'
import { PageSpinner } from '@/components/loading/PageSpinner'

const SessionPending = lazyPart(async () => (await import('./SessionPending')).SessionPending)

/** The same for a page that most people see at once as it is: its code is loaded only where the session is waited for. */
export const LateSessionPending = () => (
  <Suspense fallback={<PageSpinner />}>
    <SessionPending />
  </Suspense>
)
