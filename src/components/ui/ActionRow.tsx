import { Stack, type StackProps } from '@chakra-ui/react/stack'

export type ActionRowProps = StackProps

/** Buttons and links below a text: one below the other on a phone, else in a row that wraps when the text is large. */
export function ActionRow(props: ActionRowProps) {
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      wrap={{ sm: 'wrap' }}
      gap="3"
      width={{ base: 'full', sm: 'auto' }}
      {...props}
    />
  )
}
