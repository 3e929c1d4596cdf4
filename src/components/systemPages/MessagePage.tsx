import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ActionRow } from '@/components/ui/ActionRow'

export type MessagePageProps = { title: string; children: ReactNode; actions: ReactNode }

/** A page with one message, and links or buttons below it. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Stack gap="6" maxW="xl" px="gutter" mx="auto" py={{ base: '16', md: '28' }} textAlign="center">
      <Heading as="h1" textStyle="view">
        {title}
      </Heading>
      <Text color="fg.muted" textStyle="lg" textWrap="balance">
        {children}
      </Text>
      <ActionRow justify="center">{actions}</ActionRow>
    </Stack>
  )
}
