import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { SocialButtons, type SocialButtonsProps } from './SocialButtons'

/** How a page signs in with a social provider. */
export type SocialCalls = Pick<SocialButtonsProps, 'onChoose' | 'onFailed'>

export type SocialWaysProps = {
  form: { isBusy: boolean; hasSucceeded: boolean; dismissComplaints: () => void }
  social: SocialCalls
  children: ReactNode
}

/** A form, and under it the social providers: choosing one dismisses the form's complaints. */
export function SocialWays({ form, social, children }: SocialWaysProps) {
  return (
    <Stack gap="6">
      {children}
      <SocialButtons
        {...social}
        isDisabled={form.isBusy || form.hasSucceeded}
        onChoose={(provider, signal) => {
          form.dismissComplaints()
          return social.onChoose(provider, signal)
        }}
      />
    </Stack>
  )
}
