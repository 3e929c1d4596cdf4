import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { contact, supportChannels } from '@/data/content/contact'
import { HoursTable } from './HoursTable'

/** Other contact addresses and the support hours. */
export function SupportFacts() {
  const { support, hours } = contact
  return (
    <Stack gap={{ base: '12', lg: '10' }}>
      <Stack as="section" aria-labelledby="support-title" gap="4">
        <Heading id="support-title" textStyle="heading">
          {support.title}
        </Heading>
        <Text color="fg.muted" textWrap="balance">
          {support.lead}
        </Text>
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
      <Stack as="section" aria-labelledby="hours-title" gap="4">
        <Heading id="hours-title" textStyle="heading">
          {hours.title}
        </Heading>
        <HoursTable />
      </Stack>
    </Stack>
  )
}
