import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Columns } from '@/components/ui/Columns'
import { contact, supportChannels } from '@/data/content/contact'
import { HoursTable } from './HoursTable'

export type SupportFactsProps = {
  /** Says in two lines if support is open now; their room is kept while it is not known. */
  status?: ReactNode
}

/** The support hours and the email addresses. */
export function SupportFacts({ status }: SupportFactsProps) {
  const { support, hours } = contact
  return (
    <Columns columns={{ md: 2, lg: 1 }} gap={{ base: '12', lg: '10' }}>
      <Stack as="section" id="hours" aria-labelledby="hours-title" gap="4">
        <Heading id="hours-title" textStyle="part">
          {hours.title}
        </Heading>
        <chakra.div data-late minH="13">
          {status}
        </chakra.div>
        <HoursTable />
        <Text textStyle="xs" color="fg.subtle">
          {hours.note}
        </Text>
      </Stack>
      <Stack as="section" id="email" aria-labelledby="email-title" gap="4">
        <Heading id="email-title" textStyle="part">
          {support.title}
        </Heading>
        <chakra.dl>
          {supportChannels.map(({ name, value, note }) => (
            <chakra.div key={name} borderTopWidth="1px" borderColor="border.subtle" py="3.5">
              <chakra.dt textStyle="sm" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd fontWeight="medium" overflowWrap="anywhere">
                {value}
              </chakra.dd>
              <chakra.dd textStyle="xs" color="fg.subtle">
                {note}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Text textStyle="xs" color="fg.subtle">
          {support.note}
        </Text>
      </Stack>
    </Columns>
  )
}
