import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { forgotPassword } from '@/data/content/forgotPassword'
import { withReturn } from '@/data/rules/accountPath'

export type WayBackProps = {
  /** True if somebody who is signed in is changing the password. */
  isSignedIn?: boolean | undefined
  /** Fills in the login. */
  email: string | undefined
}

/** The link that leaves a page about the reset mail: back to where its visitor came from. */
export function WayBack({ isSignedIn = false, email }: WayBackProps) {
  const readable = useReadableAddress(email ?? '')
  return isSignedIn ? (
    <TextLink to="/dashboard">{forgotPassword.back}</TextLink>
  ) : (
    <TextLink to="/login" state={withReturn({ email: email && readable })}>
      Back to login
    </TextLink>
  )
}
