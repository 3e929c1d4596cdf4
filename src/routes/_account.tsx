import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useAuth } from '@/components/auth/AuthContext'
import { readProfileSummary } from '@/data/account'
import { signOut } from '@/data/auth'
import { failureTitles, successes } from '@/data/messages'
import { selectUser } from '@/machines/authMachine'
import { report } from './-outcome'
import { waitForUserId } from './-session'

export const Route = createFileRoute('/_account')({
  staticData: { title: 'Account' },
  loader: async ({ context }) => {
    const userId = await waitForUserId(context.auth)
    return userId ? { userId, profile: await readProfileSummary(userId) } : null
  },
  component: AccountPages,
})

function AccountPages() {
  const loaded = Route.useLoaderData()
  const user = useAuth(selectUser)
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  const profile = user && loaded?.userId === user.id ? loaded.profile.data : null
  const leave = async () => {
    setSigningOut(true)
    try {
      report(await signOut(), { success: successes.signedOut, failure: failureTitles.signOut })
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
