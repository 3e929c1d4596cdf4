import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { addressChangeLink } from '@/data/content/emailLink'
import { AuthLayout } from './AuthLayout'
import { MailboxNote, type MailboxNoteProps } from './MailboxNote'

export type AddressAcceptedPageProps = MailboxNoteProps

/** The page after the first link of a change of address, whichever of the two that is. */
export function AddressAcceptedPage({ mailbox }: AddressAcceptedPageProps) {
  const { title, lead, note } = addressChangeLink.accepted
  return (
    <AuthLayout title={title} lead={lead}>
      <Stack gap="6">
        <MailboxNote mailbox={mailbox} />
        <Text color="fg.muted">{note}</Text>
      </Stack>
    </AuthLayout>
  )
}

export type AddressChangedPageProps = {
  /** The account's new address. */
  email: string
  /** The address of the user who is signed in; null without one. */
  signedInAs: string | null
}

/** The page after the second link of a change of address. */
export function AddressChangedPage({ email, signedInAs }: AddressChangedPageProps) {
  const { title, lead, loggedOut, loggedIn, loggedInAs } = addressChangeLink.changed
  const shown = useReadableAddress(email)
  const shownUser = useReadableAddress(signedInAs ?? '')
  const isSame = signedInAs?.toLowerCase() === email.toLowerCase()
  return (
    <AuthLayout title={title} lead={lead(shown)}>
      <Stack gap="6">
        <Text color="fg.muted" overflowWrap="anywhere">
          {signedInAs === null ? loggedOut : isSame ? loggedIn : loggedInAs(shownUser)}
        </Text>
        {signedInAs === null ? (
          <ButtonLink to="/login" state={{ email }} size="lg">
            Log in
          </ButtonLink>
        ) : (
          <ButtonLink to={isSame ? '/settings/security' : '/dashboard'} size="lg">
            {isSame ? 'Security settings' : 'Dashboard'}
          </ButtonLink>
        )}
      </Stack>
    </AuthLayout>
  )
}

/** The page of a link of a change of address that the provider has refused. */
export function AddressChangeBrokenPage() {
  const { title, lead, note } = addressChangeLink.broken
  return (
    <AuthLayout title={title} lead={lead}>
      <Stack gap="6">
        <Text color="fg.muted">{note}</Text>
        <ButtonLink to="/settings/security" size="lg">
          Security settings
        </ButtonLink>
      </Stack>
    </AuthLayout>
  )
}
