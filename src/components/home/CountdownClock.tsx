import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type CountdownSnapshot, type RemainingTime, splitSeconds } from '@/machines/countdownMachine'
import type { Countdown } from './useCountdown'

export type CountdownClockProps = {
  countdown: Countdown
  /** Accessible name: the event at the end of the countdown. */
  label: string
}

/** The time left, in four large figures. A tick renders only the figures that changed, and is not announced. */
export function CountdownClock({ countdown, label }: CountdownClockProps) {
  return (
    <div role="timer" aria-label={label}>
      <Duration countdown={countdown}>
        <Figure countdown={countdown} unit="days" />
        <Figure countdown={countdown} unit="hours" />
        <Figure countdown={countdown} unit="minutes" />
        <Figure countdown={countdown} unit="seconds" />
      </Duration>
    </div>
  )
}

const selectDuration = ({ context }: CountdownSnapshot) => {
  const { days, hours, minutes, seconds } = splitSeconds(context.secondsLeft)
  return `P${days}DT${hours}H${minutes}M${seconds}S`
}

function Duration({ countdown, children }: { countdown: Countdown; children: ReactNode }) {
  return (
    <chakra.time
      dateTime={useSelector(countdown, selectDuration)}
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap="px"
      bg="border.subtle"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l3"
      overflow="hidden"
      _print={{ breakInside: 'avoid' }}
    >
      {children}
    </chakra.time>
  )
}

function Figure({ countdown, unit }: { countdown: Countdown; unit: keyof RemainingTime }) {
  const value = useSelector(countdown, ({ context }) => splitSeconds(context.secondsLeft)[unit])
  return (
    <chakra.span
      display="flex"
      flexDirection="column"
      gap={{ base: '2', md: '3' }}
      py={{ base: '5', md: '7' }}
      minW="0"
      textAlign="center"
      bg="bg.panel"
    >
      <chakra.span htmlTranslate="no" textStyle="figure.xl">
        {String(value).padStart(2, '0')}
      </chakra.span>{' '}
      <chakra.span textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" textTransform="capitalize">
        {unit}
      </chakra.span>{' '}
    </chakra.span>
  )
}
