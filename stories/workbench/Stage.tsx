import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'

export type StageProps = { children: ReactNode }

/** Padding around components that are shown on their own, stacked. */
export function Stage({ children }: StageProps) {
  return (
    <Stack gap="6" align="flex-start" width="full" maxWidth="2xl" padding={{ base: '4', md: '8' }}>
      {children}
    </Stack>
  )
}

/** Padding around a component that fills the given width. */
export function WideStage({ children }: StageProps) {
  return (
    <Stack gap="6" width="full" maxWidth="2xl" padding={{ base: '4', md: '8' }}>
      {children}
    </Stack>
  )
}
