import { forgottenPassword } from './forgottenPassword'
import { JourneyPage } from './panel/JourneyPage'
import { secondFactor } from './secondFactor'
import { sessionThatEnds } from './sessionThatEnds'
import { signUp } from './signUp'
import { socialSignIn } from './socialSignIn'
import { switchedAccount } from './switchedAccount'

export default { title: 'Journeys' }

export const SignUp = () => <JourneyPage journey={signUp} />

export const SecondFactor = () => <JourneyPage journey={secondFactor} />

export const ForgottenPassword = () => <JourneyPage journey={forgottenPassword} />

export const SocialSignIn = () => <JourneyPage journey={socialSignIn} />

export const SessionThatEnds = () => <JourneyPage journey={sessionThatEnds} />

export const SwitchedAccount = () => <JourneyPage journey={switchedAccount} />
