import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { nameOf, type Profile } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'

export type GreetingProps = {
  /** Null while it is read. */
  profile: Result<Profile> | null
  /** Stands in for a name that is missing or could not be read. */
  email: string
}

/** Welcomes the user by name, whatever the name is made of. */
export function Greeting({ profile, email }: GreetingProps) {
  const name = nameOf(profile?.data) ?? email
  return (
    <Text color="fg.muted" overflowWrap="anywhere" lineClamp="2">
      {profile ? (
        <>
          Welcome{name ? ', ' : ''}
          <bdi>{name}</bdi>.
        </>
      ) : (
        <Skeleton as="span" width="10em" aria-hidden />
      )}
    </Text>
  )
}
