import { SocialButtons } from '@/components/auth/SocialButtons'
import { answer } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenOauthRedirect } from '../workbench/frozenOauthRedirect'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Oauth redirect' }

const events = [{ type: 'provider.chosen', provider: 'google' }, { type: 'page.restored' }]

const frame = (...state: Parameters<typeof frozenOauthRedirect>) => {
  const snapshot = frozenOauthRedirect(...state)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ provider: snapshot.context.provider ?? 'none' }}
    >
      <Frozen snapshots={{ oauthRedirect: snapshot }}>
        <SocialButtons onChoose={answer} />
      </Frozen>
    </MachineFrame>
  )
}

export const Idle = () => frame('idle')

export const Asking = () => frame('asking', 'google')

export const Redirecting = () => frame('redirecting', 'google')
