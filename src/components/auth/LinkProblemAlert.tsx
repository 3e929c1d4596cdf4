import { Alert } from '@chakra-ui/react/alert'
import { useAuth } from '@/components/session/AuthContext'
import { linkProblems } from '@/data/content/messages'
import { selectLinkProblem } from '@/machines/authSelectors'

/** Explains why the email link or the social login that led here failed; renders nothing without such a problem. */
export function LinkProblemAlert() {
  const problem = useAuth(selectLinkProblem)
  return problem ? (
    <Alert.Root status={problem === 'cancelled' ? 'info' : 'error'} role="alert">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Description>{linkProblems[problem]}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  ) : null
}
