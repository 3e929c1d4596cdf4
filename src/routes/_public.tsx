import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useAccountHint } from '@/components/auth/AuthContext'
import { PublicLayout } from '@/components/layout/PublicLayout'

export const Route = createFileRoute('/_public')({
  staticData: { title: 'King Exchange' },
  component: PublicPages,
})

function PublicPages() {
  return (
    <PublicLayout account={useAccountHint()}>
      <Outlet />
    </PublicLayout>
  )
}
