import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AdminLayout } from '@/components/layout/AdminLayout'
import { useSignOut } from '@/components/session/useSignOut'
import { brand } from '@/data/content/brand'

export const Route = createFileRoute('/_admin')({
  staticData: { title: 'Admin', description: brand.description },
  component: AdminPages,
})

function AdminPages() {
  const router = useRouter()

  // Signing out redirects to the login even offline, so its code is loaded ahead. Only the code: preloading the page
  // would run its redirect of a signed-in user to the dashboard.
  useEffect(() => {
    router.loadRouteChunk(router.routesByPath['/login'])?.catch(() => undefined)
  }, [router])

  return (
    <AdminLayout {...useSignOut()}>
      <Outlet />
    </AdminLayout>
  )
}
