import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { useAccountHint } from '@/components/session/AuthContext'
import { brand } from '@/data/content/brand'

export const Route = createFileRoute('/_public')({
  staticData: { title: brand.name, description: brand.description },
  component: PublicPages,
})

function PublicPages() {
  return (
    <PublicLayout account={useAccountHint()}>
      <Outlet />
    </PublicLayout>
  )
}
