import { createFileRoute, useRouter } from '@tanstack/react-router'
import { renewThrough } from '@/actors/sessionCalls'
import { AccessDenied } from '@/components/account/AccessDenied'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { readProfile, readWallets } from '@/data/provider/account'
import { selectIsSettled, selectIsSlow, selectUserId } from '@/machines/authSelectors'
import { DashboardOf } from '@/routes/-DashboardOf'
import { findUserId } from '@/routes/-session'

export const Route = createFileRoute('/_account/dashboard')({
  // Public pages do without the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Dashboard', description: 'Your balances, KYC status and referral link.' },
  loader: ({ context }) => {
    const userId = findUserId(context.auth)
    const renew = renewThrough(context.auth)
    return userId
      ? { userId, profile: readProfile(userId, renew), wallets: readWallets(userId, renew) }
      : null
  },
  // The layout's read is repeated on its own, and the figures that stand here stay.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  component: DashboardPage,
})

function DashboardPage() {
  const loaded = Route.useLoaderData()
  const router = useRouter()
  const isSettled = useAuth(selectIsSettled)
  const isSlow = useAuth(selectIsSlow)
  const userId = useAuth(selectUserId)

  if (!isSettled) return isSlow ? <SessionSlow onRetry={() => void router.invalidate()} /> : <PageSpinner />
  if (!userId) return <AccessDenied />
  if (loaded?.userId !== userId) return <PageSpinner />
  return <DashboardOf key={userId} {...loaded} />
}
