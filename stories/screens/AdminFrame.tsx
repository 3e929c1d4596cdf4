import type { ReactNode } from 'react'
import { AdminLayout } from '@/components/layout/AdminLayout'
import { ignore } from '../fixtures'

export type AdminFrameProps = { isSigningOut?: boolean; children: ReactNode }

/** The admin area around a page. */
export function AdminFrame({ isSigningOut = false, children }: AdminFrameProps) {
  return (
    <AdminLayout isSigningOut={isSigningOut} onSignOut={ignore}>
      {children}
    </AdminLayout>
  )
}
