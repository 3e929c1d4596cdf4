import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'

export type StageProps = { children: ReactNode }

/** Room around components that stand on their own, one below the other. */
export function Stage({ children }: StageProps) {
  return (
    <Stack gap="6" align="flex-start" width="full" maxWidth="2xl" padding={{ base: '4', md: '8' }}>
      {children}
    </Stack>
  )
}

/** Room around a component that takes the width it is given. */
export function WideStage({ children }: StageProps) {
  return (
    <Stack gap="6" width="full" maxWidth="2xl" padding={{ base: '4', md: '8' }}>
      {children}
    </Stack>
  )
}
