import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type PartProps = { title: string; children: ReactNode }

/** A titled part of the Stepper. */
export function Part({ title, children }: PartProps) {
  return (
    <chakra.div
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l3"
      padding={{ base: '5', md: '6' }}
      minWidth="0"
    >
      <Stack gap="4">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </chakra.div>
  )
}
