import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { AuthLayout } from './AuthLayout'
import { MailButton, type MailCalls } from './MailButton'

export type CheckInboxProps = {
  email: string
  /** What the link in the mail is for, as the end of a sentence. */
  purpose: string
  mail: MailCalls
  /** Where the mails of a local backend can be read; null if they are delivered. */
  mailbox: string | null
  /** Other ways on. */
  children: ReactNode
}

/** Sends the visitor to a mail, in words that do not reveal whether the address has an account. */
export function CheckInbox({ email, purpose, mail, mailbox, children }: CheckInboxProps) {
  const shown = useReadableAddress(email)
  return (
    <AuthLayout
      title="Check your inbox"
      lead={
        <>
          Open the link we sent to <Strong overflowWrap="anywhere">{shown}</Strong> {purpose}.
        </>
      }
    >
      <Stack gap="6">
        {mailbox ? (
          <Text bg="bg.raised" borderRadius="l2" px="4" py="3" textStyle="sm">
            On this local server, mails are not delivered.{' '}
            <Link href={mailbox} target="_blank" whiteSpace="nowrap">
              Open the local mailbox
            </Link>
          </Text>
        ) : null}
        <Stack gap="3">
          <Text color="fg.muted">
            Nothing after a few minutes? Look in your spam folder, or send it again.
          </Text>
          <MailButton label="Send the email again" email={email} mail={mail} justSent />
        </Stack>
        {children}
      </Stack>
    </AuthLayout>
  )
}
