import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import type { SocialProvider } from '@/data/provider/auth'
import type { DepartureSnapshot } from '@/machines/departureMachine'
import { SocialButtons } from './SocialButtons'

/** What a form needs to know to offer the social providers too. */
export type SocialChoice = {
  onChoose: (provider: SocialProvider, signal?: AbortSignal) => Promise<void>
  departure?: DepartureSnapshot | undefined
}

export type SocialWaysProps = SocialChoice & {
  form: { isBusy: boolean; hasSucceeded: boolean; dismissComplaints: () => void }
  children: ReactNode
}

/** A form, and under it the social providers as other ways to the same end: choosing one takes the form's complaints back. */
export function SocialWays({ form, onChoose, departure, children }: SocialWaysProps) {
  return (
    <Stack gap="6">
      {children}
      <SocialButtons
        isDisabled={form.isBusy || form.hasSucceeded}
        onChoose={(provider, signal) => {
          form.dismissComplaints()
          return onChoose(provider, signal)
        }}
        snapshot={departure}
      />
    </Stack>
  )
}
