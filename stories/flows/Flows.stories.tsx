import { FlowPage } from './FlowPage'

export default { title: 'Flows' }

export const SignUp = () => <FlowPage id="sign-up" />

export const SecondFactor = () => <FlowPage id="second-factor" />

export const ForgottenPassword = () => <FlowPage id="forgotten-password" />

export const SocialSignIn = () => <FlowPage id="social-sign-in" />

export const SessionThatEnds = () => <FlowPage id="session-that-ends" />

export const Outage = () => <FlowPage id="outage" />

export const SwitchedAccount = () => <FlowPage id="switched-account" />
