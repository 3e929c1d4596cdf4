import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

export type AccountNameProps = { email: string }

/** Tells password managers whose password a form is about; the page says it to everybody else. */
export function AccountName({ email }: AccountNameProps) {
  return (
    <VisuallyHidden asChild>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
