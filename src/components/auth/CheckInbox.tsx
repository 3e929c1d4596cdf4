import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useRef } from 'react'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { checkInbox } from '@/data/content/checkInbox'
import { resendTexts } from '@/data/content/messages'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'
import { MailButton, type MailCalls } from './MailButton'
import { MailboxNote, type MailboxNoteProps } from './MailboxNote'

export type CheckInboxProps = MailboxNoteProps & {
  email: string
  /** The purpose of the mail's link, as the end of a sentence. */
  purpose: string
  mail: MailCalls
  /** Other ways on. */
  children: ReactNode
}

/** Sends the visitor to a mail, in words that do not reveal whether the address has an account. */
export function CheckInbox({ email, purpose, mail, mailbox, children }: CheckInboxProps) {
  const shown = useReadableAddress(email)
  const area = useRef<HTMLDivElement>(null)
  return (
    <AuthLayout
      title={checkInbox.title}
      lead={
        <>
          {checkInbox.lead} <Strong overflowWrap="anywhere">{shown}</Strong> {purpose}.
        </>
      }
    >
      <Stack gap="6">
        <MailboxNote mailbox={mailbox} />
        <Stack ref={area} gap="3">
          <Text color="fg.muted">{checkInbox.nothing}</Text>
          <CaptchaField area={area} />
          <MailButton label={resendTexts.sendAgain} email={email} mail={mail} justSent />
        </Stack>
        {children}
      </Stack>
    </AuthLayout>
  )
}
