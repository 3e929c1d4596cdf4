import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

export type AccountNameProps = { email: string }

/** A hidden field with the account of a password, for password managers. */
export function AccountName({ email }: AccountNameProps) {
  return (
    <VisuallyHidden asChild>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
