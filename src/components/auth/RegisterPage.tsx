import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { register } from '@/data/content/register'
import { withReturn } from '@/data/rules/accountPath'
import type { Invitation } from '@/data/stored/invitation'
import { AuthLayout } from './AuthLayout'
import { InvitationNote } from './InvitationNote'
import { OwnLinkNote } from './OwnLinkNote'
import { RegisterForm, type RegisterFormProps } from './RegisterForm'

export type RegisterPageProps = RegisterFormProps & {
  /** By whose link the visitor came: null if its code cannot be right, undefined without a link. */
  invitation?: Invitation | null | undefined
  /** True if the visitor, who is signed in, only sees what the own referral link shows to others. */
  isPreview?: boolean | undefined
}

/** The page for creating an account. */
export function RegisterPage({ invitation, isPreview = false, ...form }: RegisterPageProps) {
  return (
    <AuthLayout title={register.title} lead={register.lead}>
      <Stack gap="5">
        {isPreview ? <OwnLinkNote /> : null}
        {invitation === undefined ? null : <InvitationNote invitation={invitation} />}
        <Stack gap="5" inert={isPreview}>
          <RegisterForm {...form} />
          <Text color="fg.muted">
            {register.hasAccount}{' '}
            <TextLink to="/login" state={withReturn()}>
              Log in
            </TextLink>
          </Text>
        </Stack>
      </Stack>
    </AuthLayout>
  )
}
