import { Alert } from '@chakra-ui/react/alert'
import { useAuth } from '@/components/session/AuthContext'
import { linkProblems } from '@/data/content/messages'
import { selectLinkProblem } from '@/machines/authSelectors'

/** Says why the link or the social provider that led here brought nobody in; nothing where none did. */
export function LinkProblemAlert() {
  const problem = useAuth(selectLinkProblem)
  return problem ? (
    <Alert.Root status={problem === 'cancelled' ? 'info' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>{linkProblems[problem]}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  ) : null
}
