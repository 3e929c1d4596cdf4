import { AssetBrowser } from '@/components/market/AssetBrowser'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { marketAssets } from '@/data/registries/market'
import { startsOf } from '@/data/rules/quotes'
import { rowOrderMachine, selectIsHeld } from '@/machines/rowOrderMachine'
import { ignore } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Row order' }

const assets = marketAssets.slice(0, 5)
const starts = startsOf(assets)
const view = { sort: 'change' } as const

const events = [
  'pointer.entered',
  'pointer.left',
  'touch.ended',
  'focus.entered',
  'focus.left',
  'rows.removed',
].map((type) => ({ type }))

function Browser() {
  const market = usePriceReader('market', starts)
  return <AssetBrowser market={market} assets={assets} view={view} onViewChange={ignore} />
}

const frame = (pointer: 'away' | 'among' | 'settling', focus: 'away' | 'among') => {
  const snapshot = rowOrderMachine.resolveState({ value: { pointer, focus } })
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ 'the rows stay where they are': selectIsHeld(snapshot) ? 'yes' : 'no' }}
    >
      <Frozen snapshots={{ rowOrder: snapshot }}>
        <LiveFrame>
          <Browser />
        </LiveFrame>
      </Frozen>
    </MachineFrame>
  )
}

export const PointerAway = () => frame('away', 'among')

export const PointerAmong = () => frame('among', 'away')

export const PointerSettling = () => frame('settling', 'away')

export const FocusAway = () => frame('away', 'away')

export const FocusAmong = () => frame('among', 'among')
