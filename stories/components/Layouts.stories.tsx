import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { Panel } from '@/components/layout/Panel'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicHeader } from '@/components/layout/PublicHeader'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { Section } from '@/components/layout/Section'
import { AccountFrame, StrangerFrame } from '../screens/DashboardScreen'
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

export const PublicSignedOut = () => <PublicLayout account="signedOut">{page}</PublicLayout>

export const PublicSignedIn = () => <PublicLayout account="signedIn">{page}</PublicLayout>

export const HeaderSignedOut = () => <PublicHeader account="signedOut" />

export const HeaderSignedIn = () => <PublicHeader account="signedIn" />

export const HeaderNotYetKnown = () => <PublicHeader account="unknown" />

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
