import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { LinkProps } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink'

export type NewTabLinkProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** A link that leaves the page it stands on as it is: it opens in a new tab, and says so. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <ExternalLink size="1em" aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
