import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

export type AccountNameProps = { email: string }

/** Names the account of a password for password managers; the page itself names it for people. */
export function AccountName({ email }: AccountNameProps) {
  return (
    <VisuallyHidden asChild>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
