import { CardsPage } from '@/components/cards/CardsPage'
import { HiddenBalances } from '../workbench/HiddenBalances'
import { AccountFrame, SignedOutAccountFrame } from './AccountFrame'

export default { title: 'Screens / Cards', meta: { path: '/cards' } }

export const SignedIn = () => (
  <AccountFrame>
    <CardsPage />
  </AccountFrame>
)

export const AmountsHidden = () => (
  <AccountFrame>
    <HiddenBalances>
      <CardsPage />
    </HiddenBalances>
  </AccountFrame>
)

export const WithoutSession = () => (
  <SignedOutAccountFrame>
    <CardsPage />
  </SignedOutAccountFrame>
)
