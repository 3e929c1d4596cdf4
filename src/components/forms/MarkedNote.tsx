import { Text } from '@chakra-ui/react/text'
import { markedNote } from '@/data/content/register'
import type { FormProblems } from '@/machines/formProblems'

export type MarkedNoteProps = { form: { problems: FormProblems; isRejected: boolean } }

/** Says above the fields, after a rejected submission, how many of them are marked. */
export function MarkedNote({ form }: MarkedNoteProps) {
  const count = Object.values(form.problems).filter(Boolean).length
  return form.isRejected && count > 0 ? (
    <Text textStyle="sm" color="fg.error">
      {markedNote(count)}
    </Text>
  ) : null
}
