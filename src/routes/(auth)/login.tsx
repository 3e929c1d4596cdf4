import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LoginScreen } from '@/components/auth/LoginScreen'
import { skipWhenSignedIn, useProviderAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: 'Log in to your King Exchange account.' },
  beforeLoad: ({ context, location }) => skipWhenSignedIn(context.auth, location.state.returnTo),
  component: Login,
})

function Login() {
  useProviderAhead()
  return <LoginScreen email={useLocation({ select: ({ state }) => state.email })} />
}
