import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Spinner } from '@chakra-ui/react/spinner'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { nameOf, type Profile } from '@/data/account/accountRows'
import type { ReadSnapshot } from '@/machines/readMachine'

export type DashboardHeadingProps = {
  profile: ReadSnapshot<Profile>
  /** Shown when the name is missing or unavailable. */
  email: string
  /** True if any read of the page is still loading for the first time. */
  isLoading: boolean
}

/** The dashboard's title and a greeting by name; the name can be long and in any script. */
export function DashboardHeading({ profile, email, isLoading }: DashboardHeadingProps) {
  const name = useReadableAddress(nameOf(profile.context.data) ?? email)
  return (
    <Stack gap="1">
      <HStack gap="4" justify="space-between">
        <Heading as="h1" textStyle="view" minWidth="0">
          Dashboard
        </Heading>
        {isLoading ? (
          <HStack role="status" gap="2" color="fg.muted" textStyle="sm">
            <Spinner size="sm" color="brand.drawn" />
            Loading…
          </HStack>
        ) : null}
      </HStack>
      <Text color="fg.muted" overflowWrap="anywhere" lineClamp="2">
        {profile.matches('reading') ? (
          <Skeleton as="span" width="10em" aria-hidden />
        ) : (
          <>
            <span>{name ? 'Welcome, ' : 'Welcome'}</span>
            <bdi>{name}</bdi>.
          </>
        )}
      </Text>
    </Stack>
  )
}
