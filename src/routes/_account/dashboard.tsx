import { createFileRoute, useLoaderData, useRouter } from '@tanstack/react-router'
import { beginRead } from '@/actors/beginRead'
import { renewThrough } from '@/actors/sessionCalls'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import { parseBalanceView } from '@/data/account/balanceView'
import { readMovements, readProfile, readReferralCount, readWallets } from '@/data/account/reads'
import { descriptions } from '@/data/content/descriptions'
import { claimInvitation } from '@/data/session/claimInvitation'
import { forgetDraft } from '@/data/session/registrationDraft'
import { readAgain } from '@/routes/-readAgain'
import { findUserId } from '@/routes/-session'

export const Route = createFileRoute('/_account/dashboard')({
  // Public pages do not load the code of the reads.
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Dashboard',
    description: descriptions.dashboard,
    hasOwnLogin: true,
  },
  validateSearch: parseBalanceView,
  preload: false,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { auth }, abortController }) => {
    // The loader's code may arrive after another navigation has replaced this one.
    const userId = abortController.signal.aborted ? null : findUserId(auth)
    if (!userId) return null
    const renew = renewThrough(auth)
    // A social sign-up lands here.
    forgetDraft()
    void claimInvitation(userId, renew)
    return {
      userId,
      profile: beginRead(() => readProfile(userId, renew)),
      wallets: beginRead(() => readWallets(userId, renew)),
      movements: beginRead(() => readMovements(userId, renew)),
      referrals: beginRead(() => readReferralCount(userId, renew)),
    }
  },
  onEnter: ({ loaderData, updatedAt }) => {
    if (!loaderData) return
    const { profile, wallets, movements, referrals } = loaderData
    readAgain(updatedAt, [profile, wallets, movements, referrals])
  },
  component: DashboardPage,
})

function DashboardPage() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const layout = useLoaderData({ from: '/_account' })
  return (
    <DashboardScreen
      reads={Route.useLoaderData()}
      registerUrl={new URL(router.buildLocation({ to: '/register' }).href, window.location.origin).href}
      view={Route.useSearch()}
      onViewChange={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          replace: true,
          resetScroll: false,
        })
      }
      onRetryProfile={() => layout?.summary.send({ type: 'retry.requested' })}
    />
  )
}
