import { createFileRoute } from '@tanstack/react-router'
import { beginRead } from '@/actors/beginRead'
import { SecurityScreen } from '@/components/account/security/SecurityScreen'
import { descriptions } from '@/data/content/descriptions'
import { readFactors } from '@/data/session/factors'
import { readAgain } from '@/routes/-readAgain'
import { findUserId } from '@/routes/-session'

export const Route = createFileRoute('/_account/settings_/security')({
  // Public pages do not load the code of the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Security',
    description: descriptions.security,
    hasOwnLogin: true,
  },
  preload: false,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { auth }, abortController }) => {
    // The loader's code may arrive after another navigation has replaced this one.
    const userId = abortController.signal.aborted ? null : findUserId(auth)
    return userId ? { userId, factors: beginRead(readFactors) } : null
  },
  onEnter: ({ loaderData, updatedAt }) => {
    if (loaderData) readAgain(updatedAt, [loaderData.factors])
  },
  component: Security,
})

function Security() {
  return <SecurityScreen reads={Route.useLoaderData()} />
}
