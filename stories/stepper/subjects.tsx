import { chakra } from '@chakra-ui/react/styled-system'
import { useActorRef } from '@xstate/react'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import type { InputFrom } from 'xstate'
import { CopyField } from '@/components/account/CopyField'
import { DashboardScreen } from '@/components/account/DashboardScreen'
import { LoginForm } from '@/components/auth/LoginForm'
import { NewPasswordForm } from '@/components/auth/NewPasswordForm'
import { ResendButton } from '@/components/auth/ResendButton'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { SocialButtons } from '@/components/auth/SocialButtons'
import { KccPriceCard } from '@/components/home/KccPriceCard'
import { VipCountdown } from '@/components/home/VipCountdown'
import { MobileMenu } from '@/components/layout/MobileMenu'
import { LiveContext } from '@/components/live/LiveContext'
import { PricesProvider } from '@/components/live/PricesProvider'
import { PriceTicker } from '@/components/live/PriceTicker'
import { usePriceReader } from '@/components/live/usePriceReader'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { PriceSincePageOpened } from '@/components/market/PriceSincePageOpened'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { PublicSearchDialog } from '@/components/search/PublicSearchDialog'
import { SiteSearch } from '@/components/search/SiteSearch'
import { AuthProvider, useAuth } from '@/components/session/AuthContext'
import { MachineSeam, useMachineSeam } from '@/components/ui/MachineSeam'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import { marketAssets } from '@/data/registries/market'
import { kcc, tickerTokens } from '@/data/registries/tokens'
import { quotesOf } from '@/data/rules/quotes'
import { authMachine } from '@/machines/authMachine'
import { selectChallenged, selectUser } from '@/machines/authSelectors'
import { liveMachine } from '@/machines/liveMachine'
import { marketMachine } from '@/machines/marketMachine'
import type { SymbolQuote } from '@/machines/pricesMachine'
import { createReadMachine } from '@/machines/readMachine'
import { containers } from '@/theme/conditions'
import { models } from '../../models/models'
import {
  answer,
  challenge,
  ignore,
  mail,
  person,
  profileOf,
  registerUrl,
  sampleBalances,
  social,
} from '../fixtures'
import { AccountFrame } from '../screens/AccountFrame'
import { frozenPrices } from '../workbench/frozenPrices'
import { frozenRead, readOf } from '../workbench/frozenRead'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'

const assets = marketAssets.slice(0, 5)

/** Keeps the price book in one state beside the machine that is stepped. */
function HeldPrices({ of, children }: { of: readonly SymbolQuote[]; children: ReactNode }) {
  const seam = useContext(MachineSeam)
  const [prices] = useState(() => frozenPrices(of, { running: 'live' }))
  return (
    <MachineSeam value={{ ...seam, snapshots: { prices: prices.machine.getPersistedSnapshot(prices) } }}>
      <LiveFrame>{children}</LiveFrame>
    </MachineSeam>
  )
}

function MarketTable() {
  const market = usePriceReader(marketMachine, quotesOf(assets))
  return <AssetBrowser market={market} assets={assets} view={{}} onViewChange={ignore} />
}

function History() {
  const asset = { ...kcc, volume: 38_460_000, marketCap: 687_300_000 }
  return <PriceSincePageOpened asset={asset} history={usePriceHistory()} />
}

function LiveTicker() {
  const [logic, { clock, inspect }] = useMachineSeam(liveMachine)
  return (
    <LiveContext.Provider logic={logic} options={{ clock, inspect }}>
      <PricesProvider>
        <PriceTicker />
      </PricesProvider>
    </LiveContext.Provider>
  )
}

/** The screen that the session leads to. */
function SessionScreen() {
  const challenged = useAuth(selectChallenged)
  const isRecovering = useAuth((snapshot) => snapshot.matches({ identity: 'recovering' }))
  const user = useAuth(selectUser)
  const [reads] = useState(() => ({
    profile: frozenRead<Profile>({ read: 'current' }, profileOf()),
    wallets: frozenRead<Wallet[]>({ read: 'current' }, sampleBalances),
    referrals: frozenRead<number>({ read: 'current' }, 2),
  }))
  if (challenged)
    return (
      <SecondFactorPage
        email={challenged.user.email ?? ''}
        factors={challenged.user.factors ?? []}
        code={{ onSend: challenge }}
        verification={{ onSend: answer }}
        onLeave={ignore}
      />
    )
  if (isRecovering) return <NewPasswordForm email={user?.email ?? ''} onSend={answer} />
  return (
    <DashboardScreen
      reads={user ? { userId: user.id, ...reads } : null}
      registerUrl={registerUrl}
      onRetryProfile={ignore}
      onRetrySession={ignore}
    />
  )
}

function Session({ input }: { input: InputFrom<typeof authMachine> }) {
  const [logic, { clock, inspect }] = useMachineSeam(authMachine)
  const auth = useActorRef(logic, { input, clock, inspect })
  return (
    <AuthProvider auth={auth}>
      <WideStage>
        <SessionScreen />
      </WideStage>
    </AuthProvider>
  )
}

function Reading() {
  const [machine] = useState(createReadMachine<Wallet[]>)
  const wallets = useActorRef(...useMachineSeam(machine))
  const [rest] = useState(() => ({
    userId: person.id,
    profile: frozenRead<Profile>({ read: 'current' }, profileOf()),
    referrals: frozenRead<number>({ read: 'current' }, 2),
  }))
  return (
    <AccountFrame profile={readOf(profileOf())}>
      <DashboardScreen
        reads={{ ...rest, wallets }}
        registerUrl={registerUrl}
        onRetryProfile={ignore}
        onRetrySession={ignore}
      />
    </AccountFrame>
  )
}

const secondFactor = ({ factors }: (typeof models)['secondFactor']['input']) => (
  <SecondFactorPage
    email={person.email}
    factors={factors}
    code={{ onSend: challenge }}
    verification={{ onSend: answer }}
    onLeave={ignore}
  />
)

/** The components that run the machines of the models, by the model's name; each begins as its model does. */
export const subjects: Partial<Record<string, ComponentType>> = {
  auth: () => <Session input={models.auth.input} />,
  authAfterRedirect: () => <Session input={models.authAfterRedirect.input} />,
  copy: () => (
    <WideStage>
      <CopyField label="A link" value={`${registerUrl}?ref=CROWN7K2QX`} />
    </WideStage>
  ),
  countdown: () => (
    <LiveFrame motion="live">
      <VipCountdown />
    </LiveFrame>
  ),
  kccPrice: () => (
    <HeldPrices of={[kcc]}>
      <KccPriceCard maxWidth="sm" />
    </HeldPrices>
  ),
  live: LiveTicker,
  loginForm: () => (
    <WideStage>
      <LoginForm onSend={answer} mail={mail} social={social} />
    </WideStage>
  ),
  market: () => (
    <HeldPrices of={assets}>
      <MarketTable />
    </HeldPrices>
  ),
  mobileMenu: () => (
    <LiveFrame>
      <chakra.div css={{ containerType: 'inline-size', containerName: containers.header }}>
        <MobileMenu />
      </chakra.div>
    </LiveFrame>
  ),
  oauthRedirect: () => (
    <WideStage>
      <SocialButtons onChoose={answer} />
    </WideStage>
  ),
  priceHistory: () => (
    <HeldPrices of={[kcc]}>
      <History />
    </HeldPrices>
  ),
  prices: () => (
    <LiveFrame>
      <PriceTicker />
    </LiveFrame>
  ),
  read: Reading,
  resend: () => (
    <WideStage>
      <ResendButton label="Send the email again" onSend={answer} />
    </WideStage>
  ),
  rowOrder: () => (
    <LiveFrame>
      <MarketTable />
    </LiveFrame>
  ),
  secondFactor: () => secondFactor(models.secondFactor.input),
  secondFactorWithoutCode: () => secondFactor(models.secondFactorWithoutCode.input),
  siteSearch: () => (
    <LiveFrame>
      <SiteSearch load={async () => PublicSearchDialog} />
    </LiveFrame>
  ),
  ticker: () => (
    <HeldPrices of={tickerTokens}>
      <PriceTicker />
    </HeldPrices>
  ),
}
