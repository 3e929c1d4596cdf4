import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { renewThrough } from '@/actors/sessionCalls'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useAuth } from '@/components/session/AuthContext'
import { useSignOut } from '@/components/session/useSignOut'
import { brand } from '@/data/content/brand'
import { readProfileSummary } from '@/data/provider/account'
import { selectClockOffset } from '@/machines/authSelectors'
import { findUserId } from './-session'
import { useHolder } from './-useHolder'

export const Route = createFileRoute('/_account')({
  // Public pages do without the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Account', description: brand.description },
  loader: ({ context }) => {
    const userId = findUserId(context.auth)
    return userId ? { userId, profile: readProfileSummary(userId, renewThrough(context.auth)) } : null
  },
  component: AccountPages,
})

function AccountPages() {
  const router = useRouter()

  // Signing out leads home even without a network, so that page's code must be here by then.
  useEffect(() => {
    void router.preloadRoute({ to: '/' })
  }, [router])

  return (
    <AccountLayout
      holder={useHolder(Route.useLoaderData())}
      clockOffset={useAuth(selectClockOffset)}
      {...useSignOut()}
    >
      <Outlet />
    </AccountLayout>
  )
}
