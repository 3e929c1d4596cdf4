import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { useSelector } from '@xstate/react'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { vipCountdown } from '@/data/content/homeSections'
import { joinSeconds } from '@/machines/countdownMachine'
import { CountdownClock } from './CountdownClock'
import { useCountdown } from './useCountdown'

/** The countdown to the VIP launch, which the section below describes. */
export function VipCountdown() {
  const countdown = useCountdown(joinSeconds(vipCountdown.start))
  const isFinished = useSelector(countdown, (state) => state.matches('finished'))
  return (
    <Section labelledBy="countdown-title" pb="0">
      <Columns columns={{ lg: '4 8' }} gap={{ base: '6', lg: '16' }} alignItems="center">
        <Stack gap="3" align="start">
          <Heading id="countdown-title" textStyle="section">
            {isFinished ? vipCountdown.finishedTitle : vipCountdown.title}
          </Heading>
          <Badge
            role="status"
            variant="outline"
            colorPalette="neutral"
            fontWeight="medium"
            color="fg.muted"
            whiteSpace="normal"
          >
            {isFinished ? vipCountdown.finished : vipCountdown.running}
          </Badge>
        </Stack>
        <CountdownClock countdown={countdown} label={vipCountdown.label} />
      </Columns>
    </Section>
  )
}
