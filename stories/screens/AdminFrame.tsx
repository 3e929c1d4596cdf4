import type { ReactNode } from 'react'
import { AdminLayout } from '@/components/layout/AdminLayout'
import { ignore } from '../fixtures'
import { SignedInDocument } from '../workbench/SignedInDocument'

export type AdminFrameProps = { isSignedIn?: boolean; isSigningOut?: boolean; children: ReactNode }

/** The admin area around a page, with a signed-in user by default. */
export function AdminFrame({ isSignedIn = true, isSigningOut = false, children }: AdminFrameProps) {
  const area = (
    <AdminLayout isSigningOut={isSigningOut} onSignOut={ignore}>
      {children}
    </AdminLayout>
  )
  return isSignedIn ? <SignedInDocument>{area}</SignedInDocument> : area
}
