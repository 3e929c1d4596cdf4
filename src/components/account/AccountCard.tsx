import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { type ReactNode, useId } from 'react'

export type AccountCardProps = { title: string; children: ReactNode }

/**
 * A titled section of the user area, below a hairline. Its heading takes the focus when a focused button is removed.
 */
export function AccountCard({ title, children }: AccountCardProps) {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="5"
      minWidth="0"
      paddingTop="7"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _print={{ breakInside: 'avoid' }}
    >
      <Heading as="h2" size="lg" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
