import { Alert } from '@chakra-ui/react/alert'
import { problemCount } from '@/data/content/register'
import type { FormProblems } from '@/machines/formProblems'
import { FailureAlert } from './FailureAlert'

export type ProblemCountProps = { form: { problems: FormProblems; isRejected: boolean } }

/** Says above the fields, after a rejected submission, how many of them have a problem; aloud only when it appears. */
export function ProblemCount({ form }: ProblemCountProps) {
  const count = Object.values(form.problems).filter(Boolean).length
  return form.isRejected && count > 0 ? (
    <FailureAlert aria-relevant="additions">
      <Alert.Description>{problemCount(count)}</Alert.Description>
    </FailureAlert>
  ) : null
}
