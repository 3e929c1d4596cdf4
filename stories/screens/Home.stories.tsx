import { HomePage } from '@/components/home/HomePage'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { signedOutHere, successes } from '@/data/content/messages'
import { LiveFrame, type LiveFrameProps } from '../workbench/LiveFrame'
import { SignedInDocument } from '../workbench/SignedInDocument'
import { shown } from './refusedPages'

export default { title: 'Screens / Home', meta: { path: '/' } }

const home = (motion?: LiveFrameProps['motion']) => (
  <LiveFrame motion={motion}>
    <PublicFrame>
      <HomePage />
    </PublicFrame>
  </LiveFrame>
)

export const SignedOut = () => home()

export const SignedIn = () => <SignedInDocument>{home()}</SignedInDocument>

export const JustLoggedOut = () => shown('success', successes.signedOut, home())

export const LoggedOutOnThisDevice = () => shown('info', signedOutHere('unreachable'), home())

export const InMotion = () => home('live')
