import { AccessDenied } from '@/components/account/AccessDenied'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { SessionSlow } from '@/components/session/SessionSlow'
import { NotFoundPage } from '@/components/systemPages/NotFoundPage'

export default { title: 'Components / Notices' }

export const NoAccess = () => <AccessDenied page="dashboard" />

export const StillChecking = () => <SessionSlow />

export const NotFound = () => <NotFoundPage />

export const Spinner = () => <PageSpinner />
