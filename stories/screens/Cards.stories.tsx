import { CardsPage } from '@/components/cards/CardsPage'
import { AccountFrame, SignedOutAccountFrame } from './AccountFrame'

export default { title: 'Screens / Cards', meta: { path: '/cards' } }

export const SignedIn = () => (
  <AccountFrame>
    <CardsPage />
  </AccountFrame>
)

export const WithoutSession = () => (
  <SignedOutAccountFrame>
    <CardsPage />
  </SignedOutAccountFrame>
)
