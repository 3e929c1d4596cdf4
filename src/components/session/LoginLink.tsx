import { useMatches } from '@tanstack/react-router'
import { type ButtonAnchorProps, ButtonLink } from '@/components/ui/ButtonLink'
import { readAccountPath, withReturn } from '@/data/rules/accountPath'

export type LoginLinkProps = Pick<ButtonAnchorProps, 'children' | 'flex' | 'variant'>

/** A link to the login; from a page of the user area, the login returns to that page. */
export function LoginLink(props: LoginLinkProps) {
  const returnTo = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_account')
        ? readAccountPath(matches.at(-1)?.pathname)
        : undefined,
  })
  return <ButtonLink {...props} to="/login" state={returnTo ? { returnTo } : withReturn()} />
}
