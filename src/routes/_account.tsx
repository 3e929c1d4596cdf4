import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useAuth } from '@/components/session/AuthContext'
import { brand } from '@/data/content/brand'
import { readProfileSummary } from '@/data/provider/account'
import { selectClockOffset } from '@/machines/authSelectors'
import { waitForUserId } from './-session'
import { useHolder } from './-useHolder'
import { useSignOut } from './-useSignOut'

export const Route = createFileRoute('/_account')({
  // Public pages do without the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Account', description: brand.description },
  loader: async ({ context, abortController }) => {
    const userId = await waitForUserId(context.auth, abortController.signal)
    return userId ? { userId, profile: readProfileSummary(userId) } : null
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
      {...useSignOut('/')}
    >
      <Outlet />
    </AccountLayout>
  )
}
