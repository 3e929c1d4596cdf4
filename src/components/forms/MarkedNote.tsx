import { Alert } from '@chakra-ui/react/alert'
import { markedNote } from '@/data/content/register'
import type { FormProblems } from '@/machines/formProblems'
import { FailureAlert } from './FailureAlert'

export type MarkedNoteProps = { form: { problems: FormProblems; isRejected: boolean } }

/** Says above the fields, after a rejected submission, how many of them are marked; aloud only when it appears. */
export function MarkedNote({ form }: MarkedNoteProps) {
  const count = Object.values(form.problems).filter(Boolean).length
  return form.isRejected && count > 0 ? (
    <FailureAlert aria-relevant="additions">
      <Alert.Description>{markedNote(count)}</Alert.Description>
    </FailureAlert>
  ) : null
}
