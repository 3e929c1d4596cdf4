import type { Failure } from '@/data/provider/toFailure'
import { ResendButton, type ResendButtonProps } from './ResendButton'

/** How a page sends a mail to an address, and what follows. */
export type MailCalls = {
  onSend: (email: string, signal: AbortSignal) => Promise<unknown>
  onSent?: (() => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

export type MailButtonProps = Pick<ResendButtonProps<unknown>, 'label' | 'justSent'> & {
  email: string
  mail: MailCalls
}

/** Has a mail sent to an address again. */
export function MailButton({ email, mail, ...button }: MailButtonProps) {
  return <ResendButton {...button} {...mail} onSend={(signal) => mail.onSend(email, signal)} />
}
