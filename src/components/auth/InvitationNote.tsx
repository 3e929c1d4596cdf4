import { Alert } from '@chakra-ui/react/alert'
import { invitationTexts } from '@/data/content/register'
import type { Invitation } from '@/data/session/invitation'

export type InvitationNoteProps = {
  /** The visitor's invitation; null if the link that led here has no code that can be right. */
  invitation: Invitation | null
}

/** In the browser's time zone. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Says by whose link the visitor came, and how long that counts. */
export function InvitationNote({ invitation }: InvitationNoteProps) {
  return (
    <Alert.Root status={invitation ? 'success' : 'neutral'}>
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        {invitation ? (
          <>
            <Alert.Title overflowWrap="anywhere">{invitationTexts.title(invitation.code)}</Alert.Title>
            {invitation.until === null ? null : (
              <Alert.Description overflowWrap="anywhere">
                {invitationTexts.until(day.format(invitation.until))}
                {invitation.later === null ? null : ` ${invitationTexts.later(invitation.later)}`}
              </Alert.Description>
            )}
          </>
        ) : (
          <Alert.Description>{invitationTexts.mistaken}</Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
