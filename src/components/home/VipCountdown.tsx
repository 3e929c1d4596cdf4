import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { CountdownClock } from '@/components/live/CountdownClock'
import { useCountdown } from '@/components/live/useCountdown'
import { Section } from '@/components/ui/Section'
import { vipCountdown } from '@/data/content/home'
import { joinSeconds } from '@/machines/countdownMachine'

/** The countdown to the VIP launch, which the section below describes. */
export function VipCountdown() {
  const countdown = useCountdown(joinSeconds(vipCountdown.start))
  const isFinished = useSelector(countdown, (state) => state.matches('finished'))
  return (
    <Section labelledBy="countdown-title" pb="0" overflow="hidden">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="end"
        columnGap="12"
        rowGap="4"
        pb={{ base: '10', md: '14' }}
      >
        <Heading id="countdown-title" textStyle="section">
          {isFinished ? vipCountdown.finishedTitle : vipCountdown.title}
        </Heading>
        <Text role="status" color="fg.muted" textStyle="sm" maxW="40ch" minH="2lh">
          {isFinished ? vipCountdown.finished : vipCountdown.running}
        </Text>
      </chakra.div>
      <CountdownClock countdown={countdown} label={vipCountdown.label} />
      <Horizon />
    </Section>
  )
}

function Horizon() {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      height="px"
      mt={{ base: '12', md: '16' }}
      backgroundImage="linear-gradient(90deg, {colors.brand.solid}, {colors.brand.border} 50%, transparent)"
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: '0',
        bottom: '0',
        width: '80%',
        height: '64',
        backgroundImage: 'radial-gradient(50% 100% at 50% 100%, {colors.brand.subtle}, transparent)',
        zIndex: 'hide',
      }}
    />
  )
}
