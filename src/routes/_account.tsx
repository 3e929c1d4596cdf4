import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useAuth } from '@/components/auth/AuthContext'
import { readProfileSummary } from '@/data/account'
import { brand } from '@/data/brand'
import { selectIsSettled, selectUser } from '@/machines/authMachine'
import { waitForUserId } from './-session'
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

/** Stands in while the loader has not begun to read for who is signed in now. */
const unread = new Promise<never>(() => {})

function AccountPages() {
  const loaded = Route.useLoaderData()
  const user = useAuth(selectUser)
  const isSettled = useAuth(selectIsSettled)
  const router = useRouter()

  // Signing out leads home even without a network, so that page's code must be here by then.
  useEffect(() => {
    void router.preloadRoute({ to: '/' })
  }, [router])

  const profile = loaded && loaded.userId === user?.id ? loaded.profile : unread
  const holder = user && { id: user.id, email: user.email ?? '', profile }
  return (
    <AccountLayout holder={isSettled ? holder : undefined} {...useSignOut('/')}>
      <Outlet />
    </AccountLayout>
  )
}
