import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { createRef } from 'react'
import { type AnyStateMachine, fromCallback } from 'xstate'
import { Captcha } from '@/components/auth/Captcha'
import type { CaptchaProvider } from '@/data/session/captchaServices'
import { captchaMachine } from '@/machines/captchaMachine'
import { frozenCaptcha } from '../workbench/frozenCaptcha'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Captcha' }

/** No press waits in a story. */
const area = createRef<HTMLElement>()

/** Loads no service. */
const withoutService = <Machine extends AnyStateMachine>(machine: Machine) =>
  machine.provide({ actors: { widget: fromCallback(() => {}) } }) as Machine

const captcha = (snapshot: ReturnType<typeof frozenCaptcha>, provider: CaptchaProvider = 'turnstile') => (
  <Stage>
    <MachineSeam
      value={{
        snapshots: { captcha: captchaMachine.getPersistedSnapshot(snapshot) },
        provide: withoutService,
      }}
    >
      <Captcha provider={provider} siteKey="of-a-story" area={area} />
    </MachineSeam>
  </Stage>
)

export const BeforeTheFormIsUsed = () => captcha(frozenCaptcha('idle'))

export const BeforeTheFormIsUsedByHcaptcha = () => captcha(frozenCaptcha('idle'), 'hcaptcha')

export const Loading = () => captcha(frozenCaptcha({ shown: 'loading' }))

export const Checking = () => captcha(frozenCaptcha({ shown: 'checking' }))

export const PressWaits = () => captcha(frozenCaptcha({ shown: 'checking' }, { press: 'queued' }))

export const Challenging = () => captcha(frozenCaptcha({ shown: 'challenging' }, { press: 'queued' }))

export const Passed = () => captcha(frozenCaptcha({ shown: 'passed' }))

export const Expired = () => captcha(frozenCaptcha({ shown: 'expired' }))

export const ServiceUnreachable = () => captcha(frozenCaptcha('failed', { failure: 'unreachable' }))

export const CheckRefused = () => captcha(frozenCaptcha('failed', { failure: 'refused' }))
