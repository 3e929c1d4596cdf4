import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beginRead } from '@/actors/beginRead'
import { renewThrough } from '@/actors/sessionCalls'
import { AccountLayout } from '@/components/account/AccountLayout'
import { useSignOut } from '@/components/session/useSignOut'
import { readProfileSummary } from '@/data/account/reads'
import { brand } from '@/data/content/brand'
import { readAgain } from './-readAgain'
import { findUserId } from './-session'

export const Route = createFileRoute('/_account')({
  // Public pages do not load the code of the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Account', description: brand.description },
  // Hovering over a link must not load private data.
  preload: false,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { auth }, abortController }) => {
    // The loader's code may arrive after another navigation has replaced this one.
    const userId = abortController.signal.aborted ? null : findUserId(auth)
    return userId
      ? { userId, summary: beginRead(() => readProfileSummary(userId, renewThrough(auth))) }
      : null
  },
  onEnter: ({ loaderData, updatedAt }) => {
    if (loaderData) readAgain(updatedAt, [loaderData.summary])
  },
  component: AccountPages,
})

function AccountPages() {
  const router = useRouter()

  // Signing out redirects to the home page even offline, so its code is loaded ahead.
  useEffect(() => {
    void router.preloadRoute({ to: '/' })
  }, [router])

  return (
    <AccountLayout reads={Route.useLoaderData()} {...useSignOut()}>
      <Outlet />
    </AccountLayout>
  )
}
