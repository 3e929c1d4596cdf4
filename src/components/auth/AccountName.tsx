import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

export type AccountNameProps = { email: string }

/** A hidden field that tells password managers which account a password belongs to. */
export function AccountName({ email }: AccountNameProps) {
  return (
    <VisuallyHidden asChild>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
