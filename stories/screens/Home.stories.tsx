import { HomePage } from '@/components/home/HomePage'
import { PublicFrame, type PublicFrameProps } from '@/components/layout/PublicFrame'
import { LiveFrame, type LiveFrameProps } from '../workbench/LiveFrame'

export default { title: 'Screens / Home', meta: { path: '/' } }

const home = (account: PublicFrameProps['account'], motion?: LiveFrameProps['motion']) => (
  <LiveFrame motion={motion}>
    <PublicFrame account={account}>
      <HomePage />
    </PublicFrame>
  </LiveFrame>
)

export const SignedOut = () => home('signedOut')

export const SignedIn = () => home('signedIn')

export const NotYetKnown = () => home('unknown')

export const InMotion = () => home('signedOut', 'live')
