import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useAuthActor } from '@/components/session/AuthContext'
import { TextLink } from '@/components/ui/TextLink'
import { login } from '@/data/content/login'
import { withReturn } from '@/data/rules/accountPath'
import { AuthLayout } from './AuthLayout'
import { LinkProblemAlert } from './LinkProblemAlert'
import { LoginForm, type LoginFormProps } from './LoginForm'

export type LoginPageProps = LoginFormProps

/** The login page. Shows why a link or a social login failed, until the next attempt. */
export function LoginPage({ onSend, social, ...form }: LoginPageProps) {
  const auth = useAuthActor()
  const dismissLinkProblem = () => auth.send({ type: 'link.dismissed' })
  return (
    <AuthLayout title={login.title} lead={login.lead}>
      <Stack gap="5">
        <LinkProblemAlert />
        <LoginForm
          {...form}
          onSend={(values, signal) => {
            dismissLinkProblem()
            return onSend(values, signal)
          }}
          social={{
            ...social,
            onChoose: (provider, signal) => {
              dismissLinkProblem()
              return social.onChoose(provider, signal)
            },
          }}
        />
        <Text color="fg.muted">
          {login.isNew}{' '}
          <TextLink to="/register" state={withReturn()}>
            Create account
          </TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}
