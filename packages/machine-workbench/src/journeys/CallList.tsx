import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Exchange } from '../stage/playedBackend.ts'
import type { Stretch } from './place.ts'

export type CallListProps = { exchanges: readonly Exchange[]; line: readonly Stretch[] }

/** What the provider was asked on the way, and what it answered; passwords and tokens are masked. */
export function CallList({ exchanges, line }: CallListProps) {
  const steps = line
    .map(({ step }, index) => ({ step, number: index + 1 }))
    .map((entry) => ({ ...entry, calls: exchanges.filter(({ step }) => step === entry.step.id) }))
    .filter(({ calls }) => calls.length > 0)
  return (
    <Stack as="section" gap="3" aria-labelledby="journey-calls">
      <Text as="h2" id="journey-calls" fontWeight="semibold">
        Asked of the provider
      </Text>
      {steps.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nothing so far.
        </Text>
      ) : null}
      {steps.map(({ step, number, calls }) => (
        <Stack key={step.id} gap="1">
          <Text textStyle="xs" color="fg.subtle">
            At step {number}
          </Text>
          <Stack as="ul" gap="0.5">
            {[...calls]
              .sort((a, b) => a.id - b.id)
              .map((exchange) => (
                <chakra.li key={exchange.id} listStyleType="none">
                  <Call {...exchange} />
                </chakra.li>
              ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

const statusColor = (status: number | null) => {
  if (status === null) return 'fg.warning'
  return status < 400 ? 'fg.success' : 'fg.error'
}

function Call({ path, status, asked, answered, isKnown }: Exchange) {
  const [short = path] = path.split('?')
  return (
    <chakra.details aria-label={short} textStyle="xs">
      <chakra.summary
        cursor="pointer"
        borderRadius="xs"
        focusVisibleRing="outside"
        overflowWrap="anywhere"
        py="1.5"
      >
        {short.replace('/v1/', '/')}{' '}
        <chakra.span color={statusColor(status)} fontVariantNumeric="tabular-nums">
          {status ?? 'no answer'}
        </chakra.span>
        {isKnown ? null : <chakra.span color="fg.error"> not in this journey</chakra.span>}
      </chakra.summary>
      <Stack gap="2" py="2" ps="4">
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {path}
        </Text>
        {asked ? <Body label="Asked" text={asked} /> : null}
        {answered ? <Body label="Answered" text={answered} /> : null}
      </Stack>
    </chakra.details>
  )
}

function Body({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap="1">
      <Text textStyle="xs" color="fg.subtle">
        {label}
      </Text>
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={label}
        maxH="12rem"
        overflow="auto"
        p="2"
        borderRadius="l1"
        bg="bg"
        fontFamily="mono"
        fontSize="xs"
        focusVisibleRing="outside"
      >
        {text}
      </chakra.pre>
    </Stack>
  )
}
