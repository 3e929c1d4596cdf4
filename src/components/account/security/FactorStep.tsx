import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

export type FactorStepProps = {
  title: string
  lead?: string
  /** The button that leaves it. */
  cancel: ReactNode
  children?: ReactNode
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** A step in place of the list of second factors. Its heading takes the focus when it is shown. */
export function FactorStep({ title, lead, cancel, children }: FactorStepProps) {
  return (
    <Stack gap="5" maxWidth="26rem">
      <Stack gap="2">
        <Heading as="h3" textStyle="title" ref={focus} tabIndex={-1} overflowWrap="anywhere">
          {title}
        </Heading>
        {lead ? <Text color="fg.muted">{lead}</Text> : null}
      </Stack>
      {children}
      <Stack mt="-3">{cancel}</Stack>
    </Stack>
  )
}
