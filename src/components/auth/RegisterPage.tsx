import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { AuthLayout } from './AuthLayout'
import { RegisterForm, type RegisterFormProps } from './RegisterForm'

export type RegisterPageProps = RegisterFormProps

/** The page for creating an account. */
export function RegisterPage(form: RegisterPageProps) {
  return (
    <AuthLayout title="Create your account" lead="It takes a minute. Identity checks come later.">
      <Stack gap="5">
        <RegisterForm {...form} />
        <Text color="fg.muted">
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}
