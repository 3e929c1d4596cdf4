import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { answer, challenge, ignore, keyFactor, person, phoneFactor, totpFactor } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Second factor' }

const events = [
  { type: 'factor.chosen', factorId: phoneFactor.id },
  { type: 'challenge.sent', challengeId: 'challenge-of-a-story' },
]

const frame = (
  value: 'readingApp' | 'unsent' | 'sent' | 'unsupported',
  factor: FactorChoice | null,
  challengeId: string | null = null,
) => {
  const factors = factor ? [totpFactor, phoneFactor] : []
  const snapshot = secondFactorMachine.resolveState({ value, context: { factors, factor, challengeId } })
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ factor: factor?.factor_type ?? 'none', challengeId: challengeId ?? 'none' }}
    >
      <Frozen snapshots={{ secondFactor: snapshot }}>
        <SecondFactorPage
          email={person.email}
          factors={factor ? factors : [keyFactor]}
          code={{ onSend: challenge }}
          verification={{ onSend: answer }}
          onLeave={ignore}
        />
      </Frozen>
    </MachineFrame>
  )
}

export const ReadingApp = () => frame('readingApp', totpFactor)

export const Unsent = () => frame('unsent', phoneFactor)

export const Sent = () => frame('sent', phoneFactor, 'challenge-of-a-story')

export const Unsupported = () => frame('unsupported', null)
