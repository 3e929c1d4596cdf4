import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { socialLogin } from '@/data/content/socialLogin'
import { DraftTerms } from './DraftTerms'
import { SocialButtons, type SocialButtonsProps } from './SocialButtons'

/** The call that signs in with a social provider, and the callback for its failure. */
export type SocialCalls = Pick<SocialButtonsProps, 'onChoose' | 'onFailed'>

export type FormWithSocialProps = {
  form: { isBusy: boolean; hasSucceeded: boolean; dismissProblems: () => void }
  social: SocialCalls
  children: ReactNode
}

/** A form with the social providers below it. Choosing a provider dismisses the form's error messages. */
export function FormWithSocial({ form, social, children }: FormWithSocialProps) {
  return (
    <Stack gap="5">
      {children}
      <PartBoundary>
        <SocialButtons
          {...social}
          isDisabled={form.isBusy || form.hasSucceeded}
          onChoose={(provider, signal) => {
            form.dismissProblems()
            return social.onChoose(provider, signal)
          }}
        >
          <SocialConsent />
        </SocialButtons>
      </PartBoundary>
    </Stack>
  )
}

/** The consent given by choosing another service, where no box is ticked: to the terms, as in the registration. */
const SocialConsent = () => (
  // As high as two lines, whatever typeface is there: nothing moves when the site's comes.
  <Text color="fg.muted" textStyle="xs" minHeight="2lh" textWrap="balance">
    {socialLogin.consent} <DraftTerms read={socialLogin.read} />.
  </Text>
)
