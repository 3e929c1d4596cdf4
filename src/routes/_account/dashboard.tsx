import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccessDenied } from '@/components/account/AccessDenied'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { readProfile, readWallets } from '@/data/provider/account'
import { selectIsSettled, selectUserId } from '@/machines/authSelectors'
import { DashboardOf } from '@/routes/-DashboardOf'
import { waitForUserId } from '@/routes/-session'

export const Route = createFileRoute('/_account/dashboard')({
  // Public pages do without the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Dashboard', description: 'Your balances, KYC status and referral link.' },
  loader: async ({ context, abortController }) => {
    const userId = await waitForUserId(context.auth, abortController.signal)
    return userId ? { userId, profile: readProfile(userId), wallets: readWallets(userId) } : null
  },
  // The layout's read is repeated on its own, and the figures that stand here stay.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  component: DashboardPage,
})

function DashboardPage() {
  const loaded = Route.useLoaderData()
  const router = useRouter()
  const isSettled = useAuth(selectIsSettled)
  const userId = useAuth(selectUserId)

  if (!isSettled) return <SessionSlow onRetry={() => void router.invalidate()} />
  if (!userId) return <AccessDenied />
  if (loaded?.userId !== userId) return <PageSpinner />
  return <DashboardOf key={userId} {...loaded} />
}
