import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { Columns } from './Columns'

export type SectionHeadProps = {
  /** The heading's own, which names the section. */
  id: string
  title: string
  /** Above the heading. */
  above?: ReactNode
  /** The introduction of the section. */
  children: ReactNode
}

/** The head of a section: its heading, and an introduction beside it, at the same edge on every page. */
export function SectionHead({ id, title, above, children }: SectionHeadProps) {
  return (
    <Columns
      columns={{ lg: '7 5' }}
      columnGap="6"
      rowGap="3"
      alignItems="end"
      _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}
    >
      <Stack gap="3">
        {above}
        <Heading id={id} textStyle="section">
          {title}
        </Heading>
      </Stack>
      <Stack gap="2" align="start" maxW="34rem">
        {children}
      </Stack>
    </Columns>
  )
}
