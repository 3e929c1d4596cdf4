import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '@/components/auth/LoginScreen'
import { useEntryState } from '@/components/session/useEntryState'
import { descriptions } from '@/data/content/descriptions'
import { skipWhenSignedIn, useCallAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: descriptions.login },
  beforeLoad: ({ context, location }) => skipWhenSignedIn(context.auth, location.state.returnTo),
  component: Login,
})

function Login() {
  useCallAhead()
  return <LoginScreen email={useEntryState('email')} />
}
