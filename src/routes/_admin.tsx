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

  // Only the code of where signing out leads: preloading the page would lead a user on, to reads that belong elsewhere.
  useEffect(() => {
    router.loadRouteChunk(router.routesByPath['/login'])?.catch(() => undefined)
  }, [router])

  return (
    <AdminLayout {...useSignOut()}>
      <Outlet />
    </AdminLayout>
  )
}
