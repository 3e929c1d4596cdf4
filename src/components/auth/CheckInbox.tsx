import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { MailButton, type MailCalls } from './MailButton'

export type CheckInboxProps = {
  email: string
  resendLabel: string
  mail: MailCalls
  /** Other actions for the visitor. */
  children: ReactNode
}

/** Asks the visitor to look for a mail, without revealing whether the address has an account. */
export function CheckInbox({ email, resendLabel, mail, children }: CheckInboxProps) {
  return (
    <Stack gap="5">
      <Text>
        If <Strong overflowWrap="anywhere">{email}</Strong> can be used here, a link is on its way there. It
        may take a few minutes; look in the spam folder too.
      </Text>
      <MailButton label={resendLabel} email={email} mail={mail} justSent />
      {children}
    </Stack>
  )
}
