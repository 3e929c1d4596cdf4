import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink'

export type NewTabLinkProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** A link in a sentence that opens in a new tab, and says so to screen readers; the sentence says whether it is a draft. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <TextLink to={to} soon="none" target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
