import { useLocation } from '@tanstack/react-router'
import { type ButtonAnchorProps, ButtonLink } from '@/components/ui/ButtonLink'
import { isAccountPath } from '@/data/registries/accountPaths'

export type LoginLinkProps = Pick<ButtonAnchorProps, 'children' | 'flex' | 'variant'>

/** Leads to the login, and from a page of the user area back to it afterwards. */
export function LoginLink(props: LoginLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <ButtonLink {...props} to="/login" state={isAccountPath(path) ? { returnTo: path } : {}} />
}
