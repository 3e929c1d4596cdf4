import { type ReactNode, useState } from 'react'
import { getInitialSnapshot } from 'xstate'
import { ApiSection } from '@/components/home/ApiSection'
import { ClosingCall } from '@/components/home/ClosingCall'
import { FeatureGrid } from '@/components/home/FeatureGrid'
import { Hero } from '@/components/home/Hero'
import { KccPriceCard } from '@/components/home/KccPriceCard'
import { KccSection } from '@/components/home/KccSection'
import { MobileApp } from '@/components/home/MobileApp'
import { PartnersMarquee } from '@/components/home/PartnersMarquee'
import { ProductView } from '@/components/home/ProductView'
import { Protection } from '@/components/home/Protection'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'
import { VipCountdown } from '@/components/home/VipCountdown'
import { VipLaunch } from '@/components/home/VipLaunch'
import { vipCountdown } from '@/data/content/homeSections'
import { countdownMachine, joinSeconds } from '@/machines/countdownMachine'
import { useChosenLive } from '../workbench/chosenLive'
import { Frozen } from '../workbench/Frozen'
import { frozenCountdown } from '../workbench/frozenCountdown'
import { LiveFrame } from '../workbench/LiveFrame'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Home blocks' }

const still = (block: ReactNode) => <LiveFrame>{block}</LiveFrame>

const moving = (block: ReactNode) => <LiveFrame motion="live">{block}</LiveFrame>

export const HeroAsAPoster = () => still(<Hero />)

export const HeroInMotion = () => moving(<Hero />)

export const Statistics = () => <StatisticsStrip />

export const LookInside = () => still(<ProductView />)

export const Features = () => <FeatureGrid />

export const KccToken = () => still(<KccSection />)

export const PriceOfKcc = () =>
  still(
    <Stage>
      <KccPriceCard width="full" maxW="sm" />
    </Stage>,
  )

/** A countdown that runs while live data is chosen, else frozen. */
function CountdownFrom({ secondsLeft }: { secondsLeft: number }) {
  const isLive = useChosenLive() === 'live'
  const [snapshot] = useState(() =>
    isLive ? getInitialSnapshot(countdownMachine, { secondsLeft }) : frozenCountdown('running', secondsLeft),
  )
  return still(
    <Frozen snapshots={{ countdown: snapshot }}>
      <VipCountdown />
    </Frozen>,
  )
}

export const CountdownAtItsStart = () => <CountdownFrom secondsLeft={joinSeconds(vipCountdown.start)} />

export const CountdownInItsLastMinute = () => <CountdownFrom secondsLeft={9} />

export const CountdownFinished = () =>
  still(
    <Frozen snapshots={{ countdown: frozenCountdown('finished', 0) }}>
      <VipCountdown />
    </Frozen>,
  )

export const VipWithItsCountdownFinished = () =>
  still(
    <Frozen snapshots={{ countdown: frozenCountdown('finished', 0) }}>
      <VipCountdown />
      <VipLaunch />
    </Frozen>,
  )

export const Vip = () => <VipLaunch />

export const App = () => <MobileApp />

export const Api = () => <ApiSection />

export const ProtectionOfAnAccount = () => <Protection />

export const PartnersAtRest = () => still(<PartnersMarquee />)

export const PartnersPassingBy = () => moving(<PartnersMarquee />)

export const Closing = () => <ClosingCall />
