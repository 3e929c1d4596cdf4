import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { captchaWidget } from '@/actors/captcha/captchaWidget'
import type { CaptchaProvider } from '@/data/session/captchaServices'
import { captchaMachine } from '@/machines/captchaMachine'

type Parameters = Record<string, unknown>

/** A service whose script is loaded already, and a machine that shows its widget in a place of 343 pixels. */
async function show(provider: CaptchaProvider) {
  const calls: string[] = []
  let given: Parameters = {}
  const device = Object.assign(new EventTarget(), { matches: true })
  let resize = () => {}
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => device }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {
        resize = () => {}
      }
      constructor(onResize: () => void) {
        resize = onResize
      }
    },
  )
  vi.stubGlobal(provider, {
    render: (_: unknown, parameters: Parameters) => {
      given = parameters
      calls.push(`render ${parameters.theme} ${parameters.size}`)
      return 'the-widget'
    },
    reset: (id: string) => calls.push(`reset ${id}`),
    remove: (id: string) => calls.push(`remove ${id}`),
  })
  const place = { clientWidth: 343 } as HTMLElement
  const widget = captchaWidget({ provider, siteKey: 'the-key' }, () => place)
  const actor = createActor(captchaMachine.provide({ actors: { widget } })).start()
  actor.send({ type: 'form.touched' })
  await Promise.resolve().then(() => Promise.resolve())
  const say = (name: string, value?: string) => (given[name] as (value?: string) => void)(value)
  const state = () => actor.getSnapshot().value.widget
  calls.length = 0
  const become = (matches: boolean) => {
    device.matches = matches
    device.dispatchEvent(new Event('change'))
  }
  const turn = (width: number) => {
    Object.assign(place, { clientWidth: width })
    resize()
  }
  return { actor, calls, given: () => given, say, state, become, turn }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(['turnstile', 'hcaptcha'] as const)('the widget of %s', (provider) => {
  it('is as the page, and made anew where that has another theme, or too little room or enough, with a token of its own', async () => {
    const { actor, calls, given, say, state, become, turn } = await show(provider)
    const [wide, begun] = provider === 'turnstile' ? ['flexible', 'checking'] : ['normal', 'challenging']
    const language = provider === 'turnstile' ? 'language' : 'hl'
    expect(given()).toMatchObject({ sitekey: 'the-key', theme: 'dark', size: wide, [language]: 'en' })
    say('callback', 'a-token')
    turn(320)
    expect([state(), calls]).toEqual([{ shown: 'passed' }, []])
    become(false)
    expect([state(), actor.getSnapshot().context.token]).toEqual([{ shown: begun }, null])
    say('callback', 'another-token')
    turn(280)
    expect([state(), calls]).toEqual([
      { shown: begun },
      ['remove the-widget', `render light ${wide}`, 'remove the-widget', 'render light compact'],
    ])
    actor.stop()
    become(true)
    turn(343)
    expect(calls.slice(4)).toEqual(['remove the-widget'])
  })

  it('gives its token, says that it has expired, and is asked again', async () => {
    const { actor, calls, say, state } = await show(provider)
    say('callback', 'a-token')
    expect([state(), actor.getSnapshot().context.token]).toEqual([{ shown: 'passed' }, 'a-token'])
    say('expired-callback')
    expect([state(), calls]).toEqual([{ shown: 'expired' }, []])
    actor.send({ type: 'form.touched' })
    expect(calls).toEqual(['reset the-widget'])
  })

  it('is taken away when it has failed, and says why', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { actor, calls, say, state } = await show(provider)
    say('error-callback', provider === 'turnstile' ? '200500' : 'network-error')
    expect([state(), actor.getSnapshot().context.failure, calls]).toEqual([
      'failed',
      'unreachable',
      ['remove the-widget'],
    ])
  })
})

it('hCaptcha asks for a press at once, and again after each token', async () => {
  const { actor, say, state } = await show('hcaptcha')
  expect(state()).toEqual({ shown: 'challenging' })
  say('callback', 'a-token')
  actor.send({ type: 'token.taken' })
  actor.send({ type: 'form.touched' })
  expect(state()).toEqual({ shown: 'challenging' })
})

it('Turnstile asks only when it is not sure, and says when it does not work in a browser', async () => {
  const { actor, say, state } = await show('turnstile')
  expect(state()).toEqual({ shown: 'checking' })
  say('before-interactive-callback')
  expect(state()).toEqual({ shown: 'challenging' })
  say('unsupported-callback')
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', 'refused'])
})
