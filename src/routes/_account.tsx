import { createFileRoute, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useAuth } from '@/components/auth/AuthContext'
import { readProfileSummary } from '@/data/account'
import { signOut } from '@/data/auth'
import { brand } from '@/data/brand'
import { failureTitles, successes } from '@/data/messages'
import { selectUser } from '@/machines/authMachine'
import { report } from './-outcome'
import { waitForUserId } from './-session'

export const Route = createFileRoute('/_account')({
  staticData: { title: 'Account', description: brand.description },
  loader: async ({ context, abortController }) => {
    const userId = await waitForUserId(context.auth, abortController.signal)
    return userId ? { userId, profile: await readProfileSummary(userId) } : null
  },
  component: AccountPages,
})

function AccountPages() {
  const loaded = Route.useLoaderData()
  const user = useAuth(selectUser)
  const navigate = useNavigate()
  const router = useRouter()
  const [isSigningOut, setSigningOut] = useState(false)

  // Signing out leads home even without a network, so that page's code must be here by then.
  useEffect(() => {
    void router.preloadRoute({ to: '/' })
  }, [router])

  const profile = user && loaded?.userId === user.id ? loaded.profile.data : null
  const leave = async () => {
    setSigningOut(true)
    try {
      report(await signOut(), { success: successes.signedOut, failure: failureTitles.signOut, isAlone: true })
      await navigate({ to: '/' })
    } catch {
      setSigningOut(false)
    }
  }
  return (
    <AccountLayout
      holder={
        user ? { name: profile?.full_name || user.email || '', kycStatus: profile?.kyc_status ?? null } : null
      }
      isSigningOut={isSigningOut}
      onSignOut={() => void leave()}
    >
      <Outlet />
    </AccountLayout>
  )
}
