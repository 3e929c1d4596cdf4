import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/layout/TextLink'
import { AuthLayout } from './AuthLayout'
import { LinkProblemAlert } from './LinkProblemAlert'
import { LoginForm, type LoginFormProps } from './LoginForm'

export type LoginPageProps = LoginFormProps

/** Where one signs in. */
export function LoginPage(form: LoginPageProps) {
  return (
    <AuthLayout title="Welcome back" lead="Log in to see your balances.">
      <Stack gap="6">
        <LinkProblemAlert />
        <LoginForm {...form} />
        <Text color="fg.muted">
          New to King Exchange? <TextLink to="/register">Create an account</TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}
