import type { ReactNode } from 'react'
import { AdminLayout } from '@/components/layout/AdminLayout'
import { AuthProvider } from '@/components/session/AuthContext'
import type { AuthActor } from '@/machines/authMachine'
import { ignore } from '../fixtures'
import { signedIn } from '../workbench/frozenAuth'

export type AdminFrameProps = { auth?: AuthActor; isSigningOut?: boolean; children: ReactNode }

/** The admin area around a page, with a signed-in user by default. */
export function AdminFrame({ auth = signedIn, isSigningOut = false, children }: AdminFrameProps) {
  return (
    <AuthProvider auth={auth}>
      <AdminLayout isSigningOut={isSigningOut} onSignOut={ignore}>
        {children}
      </AdminLayout>
    </AuthProvider>
  )
}
