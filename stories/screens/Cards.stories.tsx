import { CardsPage } from '@/components/cards/CardsPage'
import { AccountFrame, StrangerFrame } from './AccountFrame'

export default { title: 'Screens / Cards', meta: { path: '/cards' } }

export const SignedIn = () => (
  <AccountFrame>
    <CardsPage />
  </AccountFrame>
)

export const WithoutSession = () => (
  <StrangerFrame>
    <CardsPage />
  </StrangerFrame>
)
