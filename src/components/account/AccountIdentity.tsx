import { Badge } from '@chakra-ui/react/badge'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { useAuth } from '@/components/session/AuthContext'
import { nameOf, type ProfileSummary } from '@/data/provider/accountRows'
import { kycBadgeReading } from '@/data/rules/kyc'
import { selectIsSettled, selectUser } from '@/machines/authSelectors'
import type { ReadActor } from '@/machines/readMachine'
import { KycBadge } from './KycBadge'

/** The layout's read of a user's profile. */
export type IdentityReads = { userId: string; summary: ReadActor<ProfileSummary> }

export type AccountIdentityProps = {
  /** Null when no user was signed in as the loader ran. */
  reads: IdentityReads | null
}

/** The signed-in user's name, level and KYC status. */
export function AccountIdentity({ reads }: AccountIdentityProps) {
  const isSettled = useAuth(selectIsSettled)
  const user = useAuth(selectUser)
  if (!user) {
    const note = (
      <Text textStyle="sm" color="fg.muted" gridArea="1 / 1" alignSelf="center">
        {isSettled ? 'You are not signed in.' : 'Checking your session…'}
      </Text>
    )
    if (isSettled) return note
    // As high as a signed-in user's lines, so that the page does not shift when they appear.
    return (
      <Grid>
        <chakra.div visibility="hidden" gridArea="1 / 1">
          <IdentityLines known={null} />
        </chakra.div>
        {note}
      </Grid>
    )
  }
  if (reads?.userId !== user.id) return <IdentityLines known={null} />
  return <IdentityOf key={user.id} email={user.email ?? ''} summary={reads.summary} />
}

function IdentityOf({ email, summary }: { email: string } & Pick<IdentityReads, 'summary'>) {
  const read = useSelector(summary, (snapshot) => snapshot)
  const { data } = read.context
  const known = { name: nameOf(data) ?? email, kycStatus: data?.kyc_status ?? null }
  return <IdentityLines known={read.matches('reading') ? null : known} />
}

type IdentityLinesProps = {
  /** Null while it is loading. */
  known: { name: string; kycStatus: string | null } | null
}

/** On one line where it fits, otherwise stacked. */
function IdentityLines({ known }: IdentityLinesProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2.5"
      css={{ _areaSidebar: { flexDirection: 'column', alignItems: 'stretch', rowGap: '3' } }}
    >
      <Text
        dir="auto"
        flex="1 1 12rem"
        minWidth="0"
        textAlign="left"
        textStyle="title"
        lineClamp={{ base: '1' }}
        overflowWrap="anywhere"
        title={known?.name}
        data-testid={known ? 'account-name' : undefined}
        css={{ _areaSidebar: { flex: 'none', WebkitLineClamp: '2' } }}
      >
        {known ? known.name : <Skeleton as="span" width="8em" aria-hidden />}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Badge colorPalette="neutral" variant="outline">
          VIP Level
        </Badge>
        <HStack gap="1.5">
          <Text as="span" textStyle="xs" color="fg.subtle">
            KYC
          </Text>
          {known ? (
            <KycBadge reading={kycBadgeReading(known.kycStatus)} />
          ) : (
            <Skeleton as="span" width="4em" aria-hidden />
          )}
        </HStack>
      </HStack>
    </chakra.div>
  )
}
