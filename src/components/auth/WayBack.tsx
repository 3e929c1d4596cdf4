import { TextLink } from '@/components/ui/TextLink'

export type WayBackProps = {
  /** Whether somebody who is signed in is changing the password. */
  isSignedIn?: boolean | undefined
  /** Fills in the login. */
  email: string | undefined
}

/** The link that leaves a page about the reset mail: back to where its visitor came from. */
export function WayBack({ isSignedIn = false, email }: WayBackProps) {
  return isSignedIn ? (
    <TextLink to="/dashboard">Back to your dashboard</TextLink>
  ) : (
    <TextLink to="/login" state={{ email }}>
      Back to login
    </TextLink>
  )
}
