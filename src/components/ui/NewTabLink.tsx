import { Icon } from '@chakra-ui/react/icon'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { LinkProps } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink'

export type NewTabLinkProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** A link that opens in a new tab, and says so. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener" display="inline-block">
      {children}
      <Icon
        as={ExternalLink}
        boxSize="0.875em"
        display="inline-block"
        verticalAlign="-0.0625em"
        ms="1"
        aria-hidden
      />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
