import { Alert } from '@chakra-ui/react/alert'

export type InvitationNoteProps = {
  /** The referral code of who invited; null if the link that led here has none that can be right. */
  code: string | null
}

/** Says by whose link the visitor came. */
export function InvitationNote({ code }: InvitationNoteProps) {
  return (
    <Alert.Root status={code ? 'success' : 'neutral'}>
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Description overflowWrap="anywhere">
          {code
            ? `You were invited with ${code}`
            : 'This invitation link has a mistake in it. You can still create an account.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
