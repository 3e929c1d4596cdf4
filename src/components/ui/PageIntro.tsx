import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { usePageHydrated } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { Columns } from '@/components/ui/Columns'

export type PageIntroProps = {
  eyebrow?: string
  title: string
  lead: string
  /** Links below the lead. */
  children?: ReactNode
  /** Shown beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode
}

/** The head of a public page: its `h1`, and a lead of one or two sentences. */
export function PageIntro({ eyebrow, title, lead, children, aside }: PageIntroProps) {
  usePageHydrated()
  const padding = { pt: { base: '14', md: '24' }, pb: { base: '10', md: '16' } }
  const words = (
    <Stack gap="6" align="start" maxW="3xl" minW="0" {...(aside ? null : padding)}>
      {eyebrow ? (
        <Text textStyle="eyebrow" color="brand.fg">
          {eyebrow}
        </Text>
      ) : null}
      <Heading as="h1" textStyle="page">
        {title}
      </Heading>
      {lead ? (
        <Text textStyle="lead" color="fg.muted" maxW="52ch">
          {lead}
        </Text>
      ) : null}
      {children}
    </Stack>
  )
  return aside ? (
    <Columns columns={{ lg: '7 5' }} gap={{ base: '12', lg: '20' }} alignItems="center" {...padding}>
      {words}
      {aside}
    </Columns>
  ) : (
    words
  )
}
