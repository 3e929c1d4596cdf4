import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { useAccountHint } from '@/components/auth/AuthContext'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { RouteAnnouncer } from '@/components/feedback/RouteAnnouncer'
import { Toasts } from '@/components/feedback/Toasts'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { brand } from '@/data/brand'
import type { RouterContext } from '@/router'

const brandPage = { title: brand.name, description: brand.description, isPlaceholder: false }

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: brandPage,
  head: ({ matches }) => {
    const isUnknown = matches.some(({ _notFound }) => _notFound)
    const { title, description, isPlaceholder } = isUnknown
      ? { title: 'Page not found', description: brand.description, isPlaceholder: true }
      : (matches.at(-1)?.staticData ?? brandPage)
    return {
      meta: [
        { title: title === brand.name ? title : `${title} | ${brand.name}` },
        { name: 'description', content: description },
        ...(isPlaceholder ? [{ name: 'robots', content: 'noindex' }] : []),
      ],
    }
  },
  notFoundComponent: UnknownAddress,
  component: Root,
})

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <RouteAnnouncer />
      <Toasts />
    </>
  )
}

function UnknownAddress() {
  return (
    <PublicLayout account={useAccountHint()}>
      <NotFoundPage />
    </PublicLayout>
  )
}
