import { VipCountdown } from '@/components/home/VipCountdown'
import { vipCountdown } from '@/data/content/homeSections'
import { joinSeconds, splitSeconds } from '@/machines/countdownMachine'
import { storyNow } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenCountdown } from '../workbench/frozenCountdown'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Countdown' }

const events = [
  { type: 'clock.ticked', now: storyNow },
  { type: 'countdown.paused' },
  { type: 'countdown.resumed' },
]

const frame = (...state: Parameters<typeof frozenCountdown>) => {
  const snapshot = frozenCountdown(...state)
  const { secondsLeft, endsAt } = snapshot.context
  const { days, hours, minutes, seconds } = splitSeconds(secondsLeft)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        secondsLeft: `${secondsLeft}: ${days} d ${hours} h ${minutes} min ${seconds} s`,
        endsAt: endsAt === null ? 'not known' : new Date(endsAt).toISOString(),
      }}
    >
      <LiveFrame motion={snapshot.matches('paused') ? 'paused' : 'live'}>
        <Frozen snapshots={{ countdown: snapshot }}>
          <VipCountdown />
        </Frozen>
      </LiveFrame>
    </MachineFrame>
  )
}

export const Running = () => frame('running', joinSeconds(vipCountdown.start))

export const RunningInItsLastMinute = () => frame('running', 9)

export const Paused = () => frame('paused', joinSeconds(vipCountdown.start) - 90)

export const Finished = () => frame('finished', 0)
