import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { Choice } from '../Choice.tsx'
import { timePassed } from '../steps.ts'

import { useWorkbench } from './workbenchContext.ts'

export type ClockControlsProps = {
  /** Milliseconds since the beginning. */
  now: number
  onTake: (step: AnyEventObject) => void
}

const speeds = [1, 10, 60]
/** Milliseconds between two steps of a playing clock. */
const pulse = 500

/** The machine's time: moved by hand, or playing at a speed. */
export function ClockControls({ now, onTake }: ClockControlsProps) {
  const { beginsAt } = useWorkbench().clock
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const pass = useEffectEvent(() => onTake(timePassed(pulse * speed)))
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(pass, pulse)
    return () => clearInterval(timer)
  }, [isPlaying])
  return (
    <Stack gap="2">
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {new Date(beginsAt + now).toISOString().slice(0, 19).replace('T', ' ')} UTC
        <chakra.span color="fg.muted">, {now / 1000} s after the beginning</chakra.span>
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button size="xs" variant="outline" onClick={() => onTake(timePassed(1_000))}>
          +1 s
        </Button>
        <Button size="xs" variant="outline" onClick={() => onTake(timePassed(60_000))}>
          +1 min
        </Button>
        <Button size="xs" variant="outline" onClick={() => onTake(timePassed(3_600_000))}>
          +1 h
        </Button>
        <Button size="xs" variant="outline" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Choice
          size="sm"
          label="Speed of the clock"
          value={String(speed)}
          options={speeds.map((each) => ({ value: String(each), name: `${each} ×` }))}
          onChoose={(chosen) => setSpeed(Number(chosen))}
        />
      </HStack>
    </Stack>
  )
}
