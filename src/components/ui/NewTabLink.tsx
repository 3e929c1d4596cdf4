import { Icon } from '@chakra-ui/react/icon'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { LinkProps } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink'

export type NewTabLinkProps = {
  to: NonNullable<LinkProps['to']>
  /** In a sentence of small print: without its icon, and without the tag of a page under construction. */
  isPlain?: boolean
  children: ReactNode
}

/** A link that opens in a new tab, and says so. */
export function NewTabLink({ to, isPlain = false, children }: NewTabLinkProps) {
  const look = isPlain ? ({ soon: 'none' } as const) : { display: 'inline-block' }
  return (
    <TextLink to={to} target="_blank" rel="noopener" {...look}>
      {children}
      {isPlain ? null : (
        <Icon
          as={ExternalLink}
          boxSize="0.875em"
          display="inline-block"
          verticalAlign="-0.0625em"
          ms="1"
          aria-hidden
        />
      )}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
