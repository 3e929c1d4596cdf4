import { CopyField } from '@/components/account/CopyField'
import { frozenCopy } from '../workbench/frozenCopy'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Copy' }

const frame = (value: Parameters<typeof frozenCopy>[0]) => {
  const snapshot = frozenCopy(value)
  return (
    <MachineFrame snapshot={snapshot} events={[{ type: 'copy.requested' }]}>
      <CopyField
        label="A link"
        value="https://kingexchange.example/register?ref=CROWN7K2QX"
        snapshot={snapshot}
      />
    </MachineFrame>
  )
}

export const Ready = () => frame('ready')

export const Copying = () => frame('copying')

export const Copied = () => frame('copied')

export const Refused = () => frame('refused')
