import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { brand } from '@/data/content/brand'

export const Route = createFileRoute('/_public')({
  staticData: { title: brand.name, description: brand.description },
  component: PublicPages,
})

function PublicPages() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
