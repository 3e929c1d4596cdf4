import { forgottenPassword } from './forgottenPassword'
import { outage } from './outage'
import { SiteJourney } from './SiteJourney'
import { secondFactor } from './secondFactor'
import { sessionThatEnds } from './sessionThatEnds'
import { signUp } from './signUp'
import { socialSignIn } from './socialSignIn'
import { switchedAccount } from './switchedAccount'

export default { title: 'Journeys' }

export const SignUp = () => <SiteJourney journey={signUp} />

export const SecondFactor = () => <SiteJourney journey={secondFactor} />

export const ForgottenPassword = () => <SiteJourney journey={forgottenPassword} />

export const SocialSignIn = () => <SiteJourney journey={socialSignIn} />

export const SessionThatEnds = () => <SiteJourney journey={sessionThatEnds} />

export const Outage = () => <SiteJourney journey={outage} />

export const SwitchedAccount = () => <SiteJourney journey={switchedAccount} />
