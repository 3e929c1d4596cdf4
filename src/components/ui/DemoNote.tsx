import { Text, type TextProps } from '@chakra-ui/react/text'

export type DemoNoteProps = Omit<TextProps, 'children'>

/** Says once per area that its figures are made up. */
export function DemoNote(props: DemoNoteProps) {
  return (
    <Text textStyle="xs" color="fg.subtle" {...props}>
      Demo data, not a record of real activity.
    </Text>
  )
}
