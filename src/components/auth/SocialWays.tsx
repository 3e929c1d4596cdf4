import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import type { SocialProvider } from '@/data/auth'
import type { DepartureSnapshot } from '@/machines/departureMachine'
import { SocialButtons } from './SocialButtons'

/** What a form needs to know to offer the social providers too. */
export type SocialWaysProps = {
  onChoose: (provider: SocialProvider) => Promise<void>
  departure?: DepartureSnapshot | undefined
}

type SocialWaysFrameProps = SocialWaysProps & {
  form: { isBusy: boolean; hasSucceeded: boolean; setAside: () => void }
  children: ReactNode
}

/** A form, and under it the social providers as other ways to the same end: choosing one sets the form aside. */
export function SocialWays({ form, onChoose, departure, children }: SocialWaysFrameProps) {
  return (
    <Stack gap="6">
      {children}
      <SocialButtons
        isDisabled={form.isBusy || form.hasSucceeded}
        onChoose={(provider) => {
          form.setAside()
          return onChoose(provider)
        }}
        snapshot={departure}
      />
    </Stack>
  )
}
