import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccessDenied } from '@/components/account/AccessDenied'
import { Dashboard } from '@/components/account/Dashboard'
import { useAuth } from '@/components/auth/AuthContext'
import { PageSpinner } from '@/components/feedback/PageSpinner'
import { SessionSlow } from '@/components/feedback/SessionSlow'
import { readProfile, readWallets } from '@/data/account'
import { selectIsSettled, selectUserId } from '@/machines/authMachine'
import { waitForUserId } from '../-session'

export const Route = createFileRoute('/_account/dashboard')({
  staticData: { title: 'Dashboard', description: 'Your balances, KYC status and referral link.' },
  loader: async ({ context, abortController }) => {
    const userId = await waitForUserId(context.auth, abortController.signal)
    if (!userId) return null
    const [profile, wallets] = await Promise.all([readProfile(userId), readWallets(userId)])
    return { userId, profile, wallets }
  },
  component: DashboardPage,
})

function DashboardPage() {
  const loaded = Route.useLoaderData()
  const router = useRouter()
  const isSettled = useAuth(selectIsSettled)
  const userId = useAuth(selectUserId)
  const retry = () => void router.invalidate()

  if (!isSettled) return <SessionSlow onRetry={retry} />
  if (!userId) return <AccessDenied />
  if (loaded?.userId !== userId) return <PageSpinner />
  const registerUrl = new URL(router.buildLocation({ to: '/register' }).href, window.location.origin).href
  return (
    <Dashboard profile={loaded.profile} wallets={loaded.wallets} registerUrl={registerUrl} onRetry={retry} />
  )
}
