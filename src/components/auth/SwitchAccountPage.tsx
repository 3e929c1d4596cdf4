import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { switchAccount } from '@/data/content/emailLink'
import { AuthLayout } from './AuthLayout'

export type SwitchAccountPageProps = {
  /** The signed-in account's address. */
  signedInAs: string
  /** The address in the link, if any. */
  email: string | undefined
  onSwitch: () => void
}

/** Asks before an email link replaces the current session with another account's. */
export function SwitchAccountPage({ signedInAs, email, onSwitch }: SwitchAccountPageProps) {
  const shown = useReadableAddress(signedInAs)
  const shownInLink = useReadableAddress(email ?? '')
  return (
    <AuthLayout
      title={switchAccount.title}
      lead={
        <>
          {switchAccount.loggedIn} <Strong overflowWrap="anywhere">{shown}</Strong>. {switchAccount.link}{' '}
          {email ? (
            <>
              {switchAccount.isFor} <Strong overflowWrap="anywhere">{shownInLink}</Strong>.
            </>
          ) : (
            switchAccount.maybe
          )}{' '}
          {switchAccount.outcome}
        </>
      }
    >
      <Stack gap="4">
        <ButtonLink to="/dashboard" size="lg">
          Stay logged in
        </ButtonLink>
        <Button type="button" variant="outline" size="lg" onClick={onSwitch}>
          Use the link
        </Button>
      </Stack>
    </AuthLayout>
  )
}
