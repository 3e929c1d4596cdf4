import { CopyField } from '@/components/account/CopyField'
import { Frozen } from '../workbench/Frozen'
import { frozenCopy } from '../workbench/frozenCopy'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Copy' }

const frame = (value: Parameters<typeof frozenCopy>[0]) => {
  const snapshot = frozenCopy(value)
  return (
    <MachineFrame snapshot={snapshot} events={[{ type: 'copy.requested' }]}>
      <Frozen snapshots={{ copy: snapshot }}>
        <CopyField label="A link" value="https://kingexchange.example/register?ref=CROWN7K2QX" />
      </Frozen>
    </MachineFrame>
  )
}

export const Ready = () => frame('ready')

export const Copying = () => frame('copying')

export const Copied = () => frame('copied')

export const Refused = () => frame('refused')
