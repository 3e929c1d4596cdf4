import { AccessDenied } from '@/components/account/AccessDenied'
import { Unavailable } from '@/components/account/Unavailable'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { SessionSlow } from '@/components/session/SessionSlow'
import { ignore } from '../fixtures'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Notices' }

export const NoAccess = () => <AccessDenied />

export const StillChecking = () => <SessionSlow onRetry={ignore} />

export const NotFound = () => <NotFoundPage />

export const Spinner = () => <PageSpinner />

export const FigureUnavailable = () => (
  <Stage>
    <Unavailable what="Your balances" onRetry={ignore} />
  </Stage>
)
