import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

export type PageIntroProps = {
  eyebrow?: string
  title: string
  lead: string
  /** Ways on, below the lead. */
  children?: ReactNode
}

/** The head of a public page: its `h1`, and what it is about in one or two sentences. */
export function PageIntro({ eyebrow, title, lead, children }: PageIntroProps) {
  return (
    <Stack gap="6" align="start" maxW="3xl" pt={{ base: '14', md: '24' }} pb={{ base: '10', md: '16' }}>
      {eyebrow ? (
        <Text textStyle="eyebrow" color="brand.fg">
          {eyebrow}
        </Text>
      ) : null}
      <Heading as="h1" textStyle="page" fontSize="section">
        {title}
      </Heading>
      <Text textStyle="lead" color="fg.muted">
        {lead}
      </Text>
      {children}
    </Stack>
  )
}
