import { LiveSwitch } from '@/components/motion/LiveSwitch'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { LiveFrame } from '../workbench/LiveFrame'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Ticker' }

export const Paused = () => (
  <LiveFrame>
    <PriceTicker />
  </LiveFrame>
)

export const PassingBy = () => (
  <LiveFrame motion="live">
    <PriceTicker />
  </LiveFrame>
)

export const SwitchWhilePaused = () => (
  <LiveFrame>
    <Stage>
      <LiveSwitch />
    </Stage>
  </LiveFrame>
)

export const SwitchWhileLive = () => (
  <LiveFrame motion="live">
    <Stage>
      <LiveSwitch />
    </Stage>
  </LiveFrame>
)
