import { Link } from '@chakra-ui/react/link'
import { Text } from '@chakra-ui/react/text'
import { checkInbox } from '@/data/content/checkInbox'

export type MailboxNoteProps = {
  /** Address of a local backend's mailbox; null if mails are delivered. */
  mailbox: string | null
}

/** Says where the mails of a local backend are, which are not delivered. */
export function MailboxNote({ mailbox }: MailboxNoteProps) {
  return mailbox ? (
    <Text bg="bg.raised" borderRadius="l2" px="4" py="3" textStyle="sm">
      {checkInbox.undelivered}{' '}
      <Link href={mailbox} target="_blank" whiteSpace="nowrap">
        {checkInbox.mailbox}
      </Link>
    </Text>
  ) : null
}
