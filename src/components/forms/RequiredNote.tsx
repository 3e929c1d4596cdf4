import { Text } from '@chakra-ui/react/text'
import { requiredNote } from '@/data/content/register'
import type { FormProblems } from '@/machines/formProblems'

export type RequiredNoteProps = { form: { problems: FormProblems } }

/** Says above the fields that all are required; after a rejected submission, how many of them are marked. */
export function RequiredNote({ form }: RequiredNoteProps) {
  const count = Object.values(form.problems).filter(Boolean).length
  return (
    <Text textStyle="sm" color={count > 0 ? 'fg.error' : 'fg.subtle'}>
      {requiredNote(count)}
    </Text>
  )
}
