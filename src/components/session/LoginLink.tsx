import { useLocation } from '@tanstack/react-router'
import { type ButtonAnchorProps, ButtonLink } from '@/components/ui/ButtonLink'
import { parseAccountPath, withReturn } from '@/data/session/accountPath'

export type LoginLinkProps = Pick<ButtonAnchorProps, 'children' | 'flex' | 'variant'> & {
  to?: '/login' | '/register'
}

/** A link to the login or to the registration; from a page of the user area, both return to that page. */
export function LoginLink({ to = '/login', ...props }: LoginLinkProps) {
  const returnTo = useLocation({ select: ({ href }) => parseAccountPath(href) })
  return <ButtonLink {...props} to={to} state={returnTo ? { returnTo } : withReturn()} />
}
