import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { SocialButtons, type SocialButtonsProps } from './SocialButtons'

/** The call that signs in with a social provider, and the callback for its failure. */
export type SocialCalls = Pick<SocialButtonsProps, 'onChoose' | 'onFailed'>

export type FormWithSocialProps = {
  form: { isBusy: boolean; hasSucceeded: boolean; dismissProblems: () => void }
  social: SocialCalls
  /** Note on the consent given by choosing a provider. */
  consent: ReactNode
  children: ReactNode
}

/** A form with the social providers below it. Choosing a provider dismisses the form's error messages. */
export function FormWithSocial({ form, social, consent, children }: FormWithSocialProps) {
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
          {consent}
        </SocialButtons>
      </PartBoundary>
    </Stack>
  )
}
