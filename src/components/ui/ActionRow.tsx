import { Stack, type StackProps } from '@chakra-ui/react/stack'

export type ActionRowProps = StackProps

/** Buttons and links below a text: stacked on a phone, otherwise in a row that wraps. Large type breaks their lines. */
export function ActionRow(props: ActionRowProps) {
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      wrap={{ sm: 'wrap' }}
      gap="3"
      width={{ base: 'full', sm: 'auto' }}
      css={{ '& > *': { maxWidth: 'full', whiteSpace: 'normal' } }}
      {...props}
    />
  )
}
