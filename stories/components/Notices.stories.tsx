import { AccessDenied } from '@/components/account/AccessDenied'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { SessionSlow } from '@/components/session/SessionSlow'

export default { title: 'Components / Notices' }

export const NoAccess = () => <AccessDenied />

export const StillChecking = () => <SessionSlow />

export const NotFound = () => <NotFoundPage />

export const Spinner = () => <PageSpinner />
