import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'

export type PartProps = { title: string; children: ReactNode }

/** A titled part of the Stepper. */
export function Part({ title, children }: PartProps) {
  return (
    <Panel>
      <Stack gap="4">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}
