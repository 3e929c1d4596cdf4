import type { ReactNode } from 'react'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { CrashPage } from '@/components/systemPages/CrashPage'
import { LostShell } from '@/components/systemPages/LostShell'
import { NotFoundPage } from '@/components/systemPages/NotFoundPage'
import { ScriptlessShell } from '@/components/systemPages/ScriptlessShell'
import { ignore } from '../fixtures'

export default { title: 'Screens / Notices' }

const onPublicPage = (page: ReactNode) => <PublicLayout>{page}</PublicLayout>

export const NotFound = () => onPublicPage(<NotFoundPage />)

export const Crashed = () => <CrashPage error={new Error('A story pretends to crash.')} reset={ignore} />

export const CrashedOnAPublicPage = () =>
  onPublicPage(<CrashPage error={new Error('A story pretends to crash.')} reset={ignore} />)

export const CodeNotLoaded = () =>
  onPublicPage(
    <CrashPage
      error={new TypeError('Failed to fetch dynamically imported module: a story')}
      reset={ignore}
    />,
  )

export const SiteNotStarted = () => <LostShell />

export const WithoutScripts = () => <ScriptlessShell />

export const Loading = () => onPublicPage(<PageSpinner />)
