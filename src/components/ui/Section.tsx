import { Container } from '@chakra-ui/react/container'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type SectionProps = HTMLChakraProps<'section'> & {
  /** The id of the section's heading, which names the section: a word of it, and `-title`. */
  labelledBy: string
  children: ReactNode
}

/**
 * A section of a public page: padded above and below, its content as wide as the page's container. A link can lead to it by
 * the id of its heading without `-title`, which is a word of that heading.
 */
export function Section({ labelledBy, children, ...rest }: SectionProps) {
  return (
    <chakra.section
      id={labelledBy.replace(/-title$/, '')}
      aria-labelledby={labelledBy}
      py="section"
      position="relative"
      {...rest}
    >
      <Container>{children}</Container>
    </chakra.section>
  )
}
