import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import { CopyField } from '@/components/account/CopyField'
import { ChooseAccessPage } from '@/components/auth/ChooseAccessPage'
import { ConfirmLinkForm } from '@/components/auth/ConfirmLinkPage'
import { EmailForm } from '@/components/auth/EmailForm'
import { LoginForm } from '@/components/auth/LoginPage'
import { RegisterForm } from '@/components/auth/RegisterPage'
import { ResendButton } from '@/components/auth/ResendButton'
import { NewPasswordForm } from '@/components/auth/ResetPasswordPage'
import { CodeForm, SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { SocialButtons } from '@/components/auth/SocialButtons'
import { ContactForm } from '@/components/contact/ContactPage'
import { KccPriceCard } from '@/components/home/KccPriceCard'
import { VipCountdown } from '@/components/home/VipCountdown'
import { MobileMenu } from '@/components/layout/MobileMenu'
import { MachineSeam, useMachineSeam } from '@/components/machines/MachineSeam'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { PriceSincePageOpened } from '@/components/market/PriceSincePageOpened'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { PublicSearchDialog } from '@/components/search/PublicSearchDialog'
import { SiteSearch } from '@/components/search/SiteSearch'
import { marketAssets } from '@/data/registries/market'
import { kcc, tickerTokens } from '@/data/registries/tokens'
import { type SymbolStart, startsOf } from '@/data/rules/quotes'
import { forgetDraft } from '@/data/stored/registrationDraft'
import { liveMachine } from '@/machines/liveMachine'
import { containers } from '@/theme/conditions'
import { models } from '../../models/models'
import { answer, challenge, ignore, mail, person, registerUrl, social } from '../fixtures'
import { frozenPrices } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'
import { AuthSubject } from './AuthSubject'
import { ReadSubject } from './ReadSubject'

const assets = marketAssets.slice(0, 5)

/** Keeps the price book in one state beside the machine that is stepped. */
function HeldPrices({ of, children }: { of: readonly SymbolStart[]; children: ReactNode }) {
  const seam = useContext(MachineSeam)
  const [prices] = useState(() => frozenPrices(of, { running: 'live' }))
  return (
    <MachineSeam value={{ ...seam, snapshots: { prices: prices.machine.getPersistedSnapshot(prices) } }}>
      <LiveFrame>{children}</LiveFrame>
    </MachineSeam>
  )
}

function MarketTable() {
  const market = usePriceReader('market', startsOf(assets))
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

const secondFactor = ({ factors }: (typeof models)['secondFactor']['input']) => (
  <SecondFactorPage
    email={person.email}
    factors={factors}
    code={{ onSend: challenge }}
    verification={{ onSend: answer }}
    onLeave={ignore}
  />
)

/** The registration, without what was typed into it in an earlier life of its machine. */
function Registration() {
  useState(forgetDraft)
  return <RegisterForm onSend={answer} social={social} />
}

/** The components that run the machines of the models, by the model's name; each begins as its model does. */
export const subjects: Partial<Record<string, ComponentType>> = {
  auth: () => <AuthSubject input={models.auth.input} />,
  authAfterRedirect: () => <AuthSubject input={models.authAfterRedirect.input} />,
  codeForm: () => (
    <WideStage>
      <CodeForm hint="Your authenticator app shows it." onSend={answer} />
    </WideStage>
  ),
  contactForm: () => (
    <WideStage>
      <ContactForm onSend={answer} />
    </WideStage>
  ),
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
  emailForm: () => (
    <WideStage>
      <EmailForm submitLabel="Send Reset Link" onSend={answer} />
    </WideStage>
  ),
  form: () => (
    <WideStage>
      <ConfirmLinkForm label="Confirm Email" onSend={answer} />
    </WideStage>
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
  newAccessForm: () => <ChooseAccessPage email={person.email} onSend={answer} />,
  newPasswordForm: () => (
    <WideStage>
      <NewPasswordForm email={person.email} onSend={answer} />
    </WideStage>
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
  read: ReadSubject,
  registerForm: () => (
    <WideStage>
      <Registration />
    </WideStage>
  ),
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
