import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { LinkProblemAlert } from '@/components/auth/LinkProblemAlert'
import { LoginForm } from '@/components/auth/LoginForm'
import { SocialButtons } from '@/components/auth/SocialButtons'
import { TextLink } from '@/components/layout/TextLink'
import { signInWithPassword } from '@/data/auth'
import type { LoginValues } from '@/data/formRules'
import { failureTitles, successes } from '@/data/messages'
import { report } from '../-outcome'
import { chooseProvider, resendTo } from '../-provider'
import { skipWhenSignedIn } from '../-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: 'Log in to your King Exchange account.' },
  beforeLoad: ({ context }) => skipWhenSignedIn(context.auth),
  component: LoginPage,
})

function LoginPage() {
  const email = useLocation({ select: ({ state }) => state.email })
  const signIn = async ({ email, password }: LoginValues) =>
    report(await signInWithPassword(email.trim(), password), {
      success: successes.signedIn,
      failure: failureTitles.signIn,
    })
  return (
    <AuthLayout title="Welcome back" lead="Log in to see your balances.">
      <Stack gap="6">
        <LinkProblemAlert />
        <LoginForm email={email} onSend={signIn} onResend={resendTo} />
        <SocialButtons onChoose={chooseProvider} />
        <Text color="fg.muted">
          New to King Exchange? <TextLink to="/register">Create an account</TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}
