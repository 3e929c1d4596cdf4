import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { Panel } from '@/components/layout/Panel'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { type AccountHint, PublicHeader } from '@/components/layout/PublicHeader'
import { Section } from '@/components/layout/Section'
import { AccountFrame, StrangerFrame } from '../screens/DashboardScreen'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Layouts', meta: { path: '/dashboard' } }

const page = (
  <WideStage>
    <Heading as="h1" textStyle="page">
      A page
    </Heading>
    <Text>What the page is about.</Text>
  </WideStage>
)

const header = (account: AccountHint) => (
  <LiveFrame>
    <PublicHeader account={account} />
  </LiveFrame>
)

const framed = (account: AccountHint) => (
  <LiveFrame>
    <PublicFrame account={account}>{page}</PublicFrame>
  </LiveFrame>
)

export const PublicSignedOut = () => framed('signedOut')

export const PublicSignedIn = () => framed('signedIn')

export const HeaderSignedOut = () => header('signedOut')

export const HeaderSignedIn = () => header('signedIn')

export const HeaderNotYetKnown = () => header('unknown')

export const Footer = () => <PublicFooter />

export const SignInAndUp = () => (
  <AuthLayout title="A page" lead="One sentence about it.">
    <Text>What the page is about.</Text>
  </AuthLayout>
)

export const AccountSignedIn = () => <AccountFrame>{page}</AccountFrame>

export const AccountLoggingOut = () => <AccountFrame isSigningOut>{page}</AccountFrame>

export const AccountOfAStranger = () => <StrangerFrame>{page}</StrangerFrame>

export const RaisedPanel = () => (
  <WideStage>
    <Panel>
      <Text>A surface raised from the page.</Text>
    </Panel>
  </WideStage>
)

export const PageSection = () => (
  <Section labelledBy="section-title">
    <Heading id="section-title" textStyle="section">
      A section
    </Heading>
    <Text>What the section is about.</Text>
  </Section>
)
