import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ActionRow } from '@/components/ui/ActionRow'

export type NoticeProps = { title: string; children: ReactNode; actions: ReactNode }

/** A page that has only one thing to say, and the ways on. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <Stack
      gap="6"
      maxWidth="xl"
      paddingInline="gutter"
      marginInline="auto"
      paddingBlock={{ base: '16', md: '28' }}
      textAlign="center"
    >
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      <Text color="fg.muted" textStyle="lg">
        {children}
      </Text>
      <ActionRow justify="center">{actions}</ActionRow>
    </Stack>
  )
}
