import { Alert } from '@chakra-ui/react/alert'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { AuthProvider } from '@/components/session/AuthContext'
import type { LinkProblem } from '@/data/session/arrival'
import { frozenAuth } from '../workbench/frozenAuth'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Alerts' }

const statuses = ['info', 'success', 'warning', 'error', 'neutral'] as const

const linkProblem = (problem: LinkProblem) => (
  <AuthProvider auth={frozenAuth({ signedOut: 'anonymous' }, { linkProblem: problem })}>
    <WideStage>
      <LinkProblemAlert />
    </WideStage>
  </AuthProvider>
)

export const Statuses = () => (
  <WideStage>
    {statuses.map((status) => (
      <Alert.Root key={status} status={status}>
        <Alert.Indicator aria-hidden />
        <Alert.Content>
          <Alert.Title>An alert of the kind {status}</Alert.Title>
          <Alert.Description>It says what has happened, and what to do about it.</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    ))}
  </WideStage>
)

export const LinkCancelled = () => linkProblem('cancelled')

export const LinkStale = () => linkProblem('stale')

export const LinkExpired = () => linkProblem('expired')

export const LinkRefused = () => linkProblem('refused')

export const LinkNotChecked = () => linkProblem('unreachable')

export const LinkUnsupported = () => linkProblem('unsupported')
