import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { withReturn } from '@/data/session/accountPath'

export type WayBackProps = {
  /** Fills in the login. */
  email: string | undefined
}

/** The link that leaves a page about the reset mail. */
export function WayBack({ email }: WayBackProps) {
  const readable = useReadableAddress(email ?? '')
  return (
    <TextLink isAlone to="/login" state={withReturn({ email: email && readable })}>
      Back to login
    </TextLink>
  )
}
