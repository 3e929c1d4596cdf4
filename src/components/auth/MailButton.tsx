import type { Failure } from '@/data/session/errors'
import { ResendButton, type ResendButtonProps } from './ResendButton'

/** The call that sends a mail to an address, and the callbacks for its outcome. */
export type MailCalls = {
  onSend: (email: string, signal: AbortSignal) => Promise<unknown>
  onSent?: (() => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

export type MailButtonProps = Pick<ResendButtonProps<unknown>, 'label' | 'justSent'> & {
  email: string
  mail: MailCalls
}

/** A button that resends a mail to an address. */
export function MailButton({ email, mail, ...button }: MailButtonProps) {
  return <ResendButton {...button} {...mail} isChecked onSend={(signal) => mail.onSend(email, signal)} />
}
