import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { brokenLink } from '@/data/content/emailLink'
import { linkProblems } from '@/data/content/messages'
import { withReturn } from '@/data/session/accountPath'
import type { LinkProblem } from '@/data/session/arrival'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'

export type BrokenLinkPageProps = RenewLinkProps & {
  /** Null when part of the link is missing. */
  problem: LinkProblem | null
}

/** The page of an email link that does not work: explains why, and offers a new one. */
export function BrokenLinkPage({ problem, ...renewal }: BrokenLinkPageProps) {
  return (
    <AuthLayout title={brokenLink.title} lead={problem ? linkProblems[problem] : brokenLink.lead}>
      <RenewLink {...renewal} />
    </AuthLayout>
  )
}

type RenewLinkProps = Pick<EmailFormProps, 'onSend' | 'onSent' | 'onFailed'> & {
  /**
   * The purpose of the new link: to confirm an address that is known to wait for that, or to choose a password, which opens
   * every account.
   */
  purpose: 'confirmation' | 'recovery'
  /** The address in the broken link. */
  email?: string | undefined
}

/** Offers a new link for one that no longer works. */
function RenewLink({ purpose, email, ...calls }: RenewLinkProps) {
  const isRecovery = purpose === 'recovery'
  return (
    <Stack gap="6">
      <EmailForm
        email={email}
        submitLabel={isRecovery ? 'Send Reset Link' : 'Send confirmation link'}
        {...calls}
      />
      <Text color="fg.muted">
        {isRecovery ? `${brokenLink.alsoConfirms} ` : null}
        {brokenLink.confirmed}{' '}
        <TextLink to="/login" state={withReturn()}>
          Log in
        </TextLink>
        .
      </Text>
    </Stack>
  )
}
