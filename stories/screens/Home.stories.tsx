import { HomePage } from '@/components/home/HomePage'
import { PublicLayout, type PublicLayoutProps } from '@/components/layout/PublicLayout'
import { ignore } from '../fixtures'

export default { title: 'Screens / Home' }

const homeFor = (account: PublicLayoutProps['account']) => (
  <PublicLayout account={account}>
    <HomePage onWatchDemo={ignore} />
  </PublicLayout>
)

export const SignedOut = () => homeFor('signedOut')

export const SignedIn = () => homeFor('signedIn')

export const NotYetKnown = () => homeFor('unknown')
