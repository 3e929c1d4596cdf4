import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { type ReactNode, useId } from 'react'

export type AccountCardProps = {
  title: string
  /** The part of an address that leads to it. */
  id?: string
  children: ReactNode
}

/**
 * A titled section of the user area, below a hairline. Its heading takes the focus when a focused button is removed.
 */
export function AccountCard({ title, id, children }: AccountCardProps) {
  const headingId = useId()
  return (
    <Stack
      as="section"
      id={id}
      aria-labelledby={headingId}
      gap="5"
      minWidth="0"
      paddingTop="7"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _print={{ breakInside: 'avoid' }}
    >
      <Heading as="h2" textStyle="part" id={headingId} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
