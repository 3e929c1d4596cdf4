import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { CardPicture } from '@/components/cards/CardPicture'
import { useAuth } from '@/components/session/AuthContext'
import { LoginLink } from '@/components/session/LoginLink'
import { ActionRow } from '@/components/ui/ActionRow'
import { Columns } from '@/components/ui/Columns'
import { nothingStored } from '@/data/content/messages'
import { accessDenied, privatePages } from '@/data/content/session'
import { canStore } from '@/data/site/storedText'
import { selectAbsence } from '@/machines/authSelectors'

export type AccessDeniedProps = {
  /** The page in whose place it stands. */
  page: keyof typeof privatePages
}

/** Shown on a page of the user area that needs a user, when none is signed in. */
export function AccessDenied({ page }: AccessDeniedProps) {
  const absence = useAuth(selectAbsence)
  const [keeps] = useState(() => canStore('localStorage'))
  const { name, inside } = privatePages[page]
  return (
    <Columns
      columns={{ lg: '7 6' }}
      gap={{ base: '12', lg: '16' }}
      flex={{ lg: '1' }}
      alignItems="center"
      py={{ base: '6', md: '16' }}
    >
      <Stack gap="6" align="start" minW="0">
        <Heading as="h1" textStyle="view">
          Access Denied
        </Heading>
        <Text textStyle="lead">{accessDenied(name)[absence]}</Text>
        <Text color="fg.muted" maxW="44ch">
          {inside}
        </Text>
        <ActionRow>
          <LoginLink>Proceed to Login</LoginLink>
          {absence === 'anonymous' ? (
            <LoginLink to="/register" variant="outline">
              Create account
            </LoginLink>
          ) : null}
        </ActionRow>
        {keeps ? null : (
          <Text textStyle="sm" color="fg.subtle">
            {nothingStored}
          </Text>
        )}
      </Stack>
      <CardPicture width="full" maxW="lg" opacity="0.55" />
    </Columns>
  )
}
