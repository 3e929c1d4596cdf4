import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Marketing' }

export const TrendUpAndDown = () => (
  <Stage>
    <Trend change="+12.5%" />
    <Trend change="-3.1%" />
  </Stage>
)

export const DemoData = () => (
  <Stage>
    <DemoNote />
  </Stage>
)
