import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useAuth } from '@/components/session/AuthContext'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import type { SignOutProps } from '@/components/session/useSignOut'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { nameOf, type ProfileSummary } from '@/data/account/accountRows'
import { notLoggedIn } from '@/data/content/accountMenu'
import { kycBadgeTexts } from '@/data/content/kyc'
import { nameInSession } from '@/data/session/nameInSession'
import { selectIsSettled } from '@/machines/authSelectors'
import type { ReadActor } from '@/machines/readMachine'
import { AccountMenu } from './AccountMenu'
import { KycBadge } from './KycBadge'

/** The layout's read of a user's profile. */
export type IdentityReads = { userId: string; summary: ReadActor<ProfileSummary> }

export type AccountIdentityProps = SignOutProps & {
  /** Null when no user was signed in as the loader ran. */
  reads: IdentityReads | null
}

/** The signed-in user's name with the account menu, level and KYC status. */
export function AccountIdentity({ reads, ...signOut }: AccountIdentityProps) {
  const isSettled = useAuth(selectIsSettled)
  const session = usePresumedSession()
  const isRead = session !== null && reads?.userId === session.user.id
  const read = useSelector(isRead ? reads.summary : undefined, (snapshot) => snapshot)
  const profile = read?.context.data
  const name = useReadableAddress(
    profile ? (nameOf(profile) ?? session?.user.email ?? '') : session ? nameInSession(session) : '',
  )
  if (!session) {
    const note = (
      <Text textStyle="sm" color="fg.muted" gridArea="1 / 1" alignSelf="center">
        {isSettled ? notLoggedIn : 'Checking your session…'}
      </Text>
    )
    if (isSettled) return note
    // As high as a signed-in user's lines, so that the page does not shift when they appear.
    return (
      <Grid>
        <chakra.div visibility="hidden" gridArea="1 / 1">
          <IdentityLines kycStatus={undefined}>
            <chakra.div flex="1 1 12rem" height="11" css={{ _areaSidebar: { flex: 'none' } }} />
          </IdentityLines>
        </chakra.div>
        {note}
      </Grid>
    )
  }
  return (
    <IdentityLines kycStatus={!read || read.matches('reading') ? undefined : (profile?.kyc_status ?? null)}>
      <AccountMenu key={session.user.id} session={session} {...signOut}>
        <Text
          as="span"
          textStyle="title"
          minWidth="0"
          lineClamp={{ base: '1' }}
          overflowWrap="anywhere"
          title={name}
          data-testid="account-name"
          css={{ _areaSidebar: { WebkitLineClamp: '2' } }}
        >
          <bdi>{name}</bdi>
        </Text>
      </AccountMenu>
    </IdentityLines>
  )
}

type IdentityLinesProps = {
  /** Undefined while it is loading. */
  kycStatus: string | null | undefined
  /** The name. */
  children: ReactNode
}

/** On one line where it fits, otherwise stacked. */
function IdentityLines({ kycStatus, children }: IdentityLinesProps) {
  const kyc = kycStatus === undefined ? null : kycBadgeTexts(kycStatus)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="1"
      css={{
        _areaSidebar: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', rowGap: '2' },
      }}
    >
      {children}
      <chakra.dl
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="2"
        textStyle="xs"
        css={{ _areaSidebar: { flexDirection: 'column' } }}
      >
        <Fact name="VIP Level">None yet</Fact>
        <Fact name="KYC check">
          {kyc ? <KycBadge texts={kyc} /> : <Skeleton as="span" width="4em" aria-hidden />}
        </Fact>
      </chakra.dl>
    </chakra.div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <HStack gap="2" minH="6" css={{ _areaSidebar: { justifyContent: 'space-between' } }}>
      <chakra.dt color="fg.subtle">{name}</chakra.dt>
      <dd>{children}</dd>
    </HStack>
  )
}
