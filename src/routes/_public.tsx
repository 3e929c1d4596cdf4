import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useAccountHint } from '@/components/auth/AuthContext'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { brand } from '@/data/brand'

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
