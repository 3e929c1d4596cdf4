import { type CaptchaFailure, type CaptchaSnapshot, captchaMachine } from '@/machines/captchaMachine'

type Value = CaptchaSnapshot['value']

/** A captcha's machine frozen in one state: no widget comes. */
export const frozenCaptcha = (
  widget: Value['widget'],
  { press = 'free', failure = null }: { press?: Value['press']; failure?: CaptchaFailure | null } = {},
): CaptchaSnapshot =>
  captchaMachine.resolveState({
    value: { widget, press },
    context: { token: widget !== 'idle' && widget !== 'failed' ? 'a-token' : null, failure },
  })
