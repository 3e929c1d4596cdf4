import { Container } from '@chakra-ui/react/container'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type SectionProps = HTMLChakraProps<'section'> & {
  /** The id of the section's heading, which names the section. */
  labelledBy: string
  children: ReactNode
}

/** One band of a public page: generous air above and below, content in the page's measure. */
export function Section({ labelledBy, children, ...rest }: SectionProps) {
  return (
    <chakra.section aria-labelledby={labelledBy} py="section" position="relative" {...rest}>
      <Container>{children}</Container>
    </chakra.section>
  )
}
