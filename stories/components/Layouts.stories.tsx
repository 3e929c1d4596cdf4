import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { PublicHeader } from '@/components/layout/PublicHeader'
import { Panel } from '@/components/ui/Panel'
import { Section } from '@/components/ui/Section'
import { names, profileOf } from '../fixtures'
import { AccountFrame, SignedOutAccountFrame } from '../screens/AccountFrame'
import { AdminFrame } from '../screens/AdminFrame'
import { freezeRead, readOf } from '../workbench/frozenRead'
import { LiveFrame } from '../workbench/LiveFrame'
import { Opened } from '../workbench/Opened'
import { SignedInDocument } from '../workbench/SignedInDocument'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Layouts', meta: { path: '/dashboard', iframed: true } }

const page = (
  <WideStage>
    <Heading as="h1" textStyle="view">
      A page
    </Heading>
    <Text>What the page is about.</Text>
  </WideStage>
)

/** The frame chooses the drawer by its own width, not by the window's. */
const withDrawerOpen = (layout: ReactNode) => (
  <chakra.div maxWidth="sm">
    <Opened>{layout}</Opened>
  </chakra.div>
)

export const PublicSignedOut = () => (
  <LiveFrame>
    <PublicFrame>{page}</PublicFrame>
  </LiveFrame>
)

export const PublicSignedIn = () => <SignedInDocument>{PublicSignedOut()}</SignedInDocument>

export const HeaderSignedOut = () => (
  <LiveFrame>
    <PublicHeader />
  </LiveFrame>
)

export const HeaderSignedIn = () => <SignedInDocument>{HeaderSignedOut()}</SignedInDocument>

export const Footer = () => <PublicFooter />

export const SignInAndUp = () => (
  <AuthLayout title="A page" lead="One sentence about it.">
    <Text>What the page is about.</Text>
  </AuthLayout>
)

const ofSomebody = (profile: Parameters<typeof profileOf>[0]) => (
  <AccountFrame profile={readOf(profileOf(profile))}>{page}</AccountFrame>
)

export const AccountSignedIn = () => ofSomebody({ kyc_status: 'not_verified' })

/** While only the stored session tells who is signed in. */
export const AccountWithUnreadProfile = () => (
  <AccountFrame profile={freezeRead('reading')}>{page}</AccountFrame>
)

export const AccountVerified = () => ofSomebody({ kyc_status: 'verified' })

export const AccountWithoutName = () => ofSomebody({ full_name: null })

export const AccountLongName = () => ofSomebody({ full_name: names.long })

export const AccountUnbrokenName = () => ofSomebody({ full_name: names.unbroken })

export const AccountRightToLeftName = () => ofSomebody({ full_name: names.rightToLeft })

export const AccountMarkupName = () => ofSomebody({ full_name: names.markup })

export const AccountLoggingOut = () => <AccountFrame isSigningOut>{page}</AccountFrame>

export const AccountOfAStranger = () => <SignedOutAccountFrame>{page}</SignedOutAccountFrame>

export const AccountDrawerOpen = () => withDrawerOpen(<AccountFrame>{page}</AccountFrame>)

export const Admin = () => <AdminFrame>{page}</AdminFrame>
Admin.meta = { path: '/admin' }

export const AdminSignedOut = () => <AdminFrame isSignedIn={false}>{page}</AdminFrame>
AdminSignedOut.meta = { path: '/admin' }

export const AdminLoggingOut = () => <AdminFrame isSigningOut>{page}</AdminFrame>
AdminLoggingOut.meta = { path: '/admin/users' }

export const AdminDrawerOpen = () => withDrawerOpen(<AdminFrame>{page}</AdminFrame>)
AdminDrawerOpen.meta = { path: '/admin/settings' }

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
