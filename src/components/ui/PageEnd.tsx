import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { ActionRow } from './ActionRow'

export type PageEndProps = {
  title: string
  lead: string
  /** Links to related pages, as buttons. */
  children: ReactNode
}

/** The end of a public page: a closing sentence on the left, links on the right. */
export function PageEnd({ title, lead, children }: PageEndProps) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      borderTopWidth="1px"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
    >
      <Container
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        alignItems={{ lg: 'flex-end' }}
        justifyContent="space-between"
        gap={{ base: '8', lg: '16' }}
        py={{ base: '18', md: '28' }}
      >
        <Stack gap="4" maxW="2xl">
          <Heading id={id} textStyle="section">
            {title}
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {lead}
          </Text>
        </Stack>
        <ActionRow>{children}</ActionRow>
      </Container>
    </chakra.section>
  )
}
