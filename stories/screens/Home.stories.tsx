import { HomePage } from '@/components/home/HomePage'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { LiveFrame, type LiveFrameProps } from '../workbench/LiveFrame'
import { MarkedSignedIn } from '../workbench/MarkedSignedIn'

export default { title: 'Screens / Home', meta: { path: '/' } }

const home = (motion?: LiveFrameProps['motion']) => (
  <LiveFrame motion={motion}>
    <PublicFrame>
      <HomePage />
    </PublicFrame>
  </LiveFrame>
)

export const SignedOut = () => home()

export const SignedIn = () => <MarkedSignedIn>{home()}</MarkedSignedIn>

export const InMotion = () => home('live')
