import { Text, type TextProps } from '@chakra-ui/react/text'
import { demoNote } from '@/data/content/brand'

export type DemoNoteProps = Omit<TextProps, 'children'>

/** The note that an area's figures are made up; one per area. */
export function DemoNote(props: DemoNoteProps) {
  return (
    <Text textStyle="xs" color="fg.subtle" {...props}>
      {demoNote}
    </Text>
  )
}
