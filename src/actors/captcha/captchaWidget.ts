import { fromCallback } from 'xstate'
import type { CaptchaProvider, CaptchaSettings } from '@/data/session/captchaServices'
import { followShownTheme, shownTheme } from '@/data/site/themeChoice'
import type { CaptchaFailure, WidgetCommand, WidgetReport } from '@/machines/captchaMachine'
import { loadCaptcha } from './loadCaptcha'

type Report = (report: WidgetReport) => void

/** In px; below it the widget's normal form is wider than its place. */
const narrowest = 304

/** Parameters of a widget, as each service names them. */
const parametersOf: Record<CaptchaProvider, (report: Report) => Record<string, unknown>> = {
  turnstile: (report) => ({
    language: document.documentElement.lang,
    retry: 'never',
    'refresh-expired': 'manual',
    'refresh-timeout': 'manual',
    'response-field': false,
    'before-interactive-callback': () => report({ type: 'widget.challenged' }),
    'timeout-callback': () => report({ type: 'widget.expired' }),
    'unsupported-callback': () => report({ type: 'widget.failed', reason: 'refused' }),
  }),
  hcaptcha: (report) => ({
    hl: document.documentElement.lang,
    'chalexpired-callback': () => report({ type: 'widget.expired' }),
  }),
}

/** Turnstile's codes are numbers, those of the network begin with 200; hCaptcha has names. */
const failureOf = (code: unknown): CaptchaFailure =>
  /^(200|network-error)/.test(String(code)) ? 'unreachable' : 'refused'

/**
 * Shows the widget of a service in an element, and reports what becomes of it. Neither service lets a widget change its
 * theme or its size, so another one takes its place when the page has another theme or less or more room.
 */
export const captchaWidget = ({ provider, siteKey }: CaptchaSettings, container: () => HTMLElement | null) =>
  fromCallback<WidgetCommand>(({ sendBack, receive }) => {
    const stop = new AbortController()
    const report: Report = (event) => {
      if (!stop.signal.aborted) sendBack(event)
    }
    const begin = () => {
      // hCaptcha always asks for a press; Turnstile says when it does.
      if (provider === 'hcaptcha') report({ type: 'widget.challenged' })
    }
    const fail = (code: unknown) => {
      console.warn(`The captcha has failed: ${code}`)
      report({ type: 'widget.failed', reason: failureOf(code) })
      return true
    }
    loadCaptcha(provider, stop.signal).then(
      (api) => {
        const place = container()
        if (!place || stop.signal.aborted) return
        const lookNow = () => ({ theme: shownTheme(), isNarrow: place.clientWidth < narrowest })
        let look = lookNow()
        const show = () => {
          const id = api.render(place, {
            sitekey: siteKey,
            theme: look.theme,
            size: look.isNarrow ? 'compact' : provider === 'turnstile' ? 'flexible' : 'normal',
            callback: (token: string) => report({ type: 'widget.passed', token }),
            'expired-callback': () => report({ type: 'widget.expired' }),
            'error-callback': fail,
            ...parametersOf[provider](report),
          })
          report({ type: 'widget.rendered' })
          begin()
          return id
        }
        let id = show()
        const follow = () => {
          const next = lookNow()
          if (next.theme === look.theme && next.isNarrow === look.isNarrow) return
          look = next
          api.remove(id)
          id = show()
        }
        const unfollow = followShownTheme(follow)
        const room = new ResizeObserver(follow)
        room.observe(place)
        stop.signal.addEventListener('abort', () => {
          unfollow()
          room.disconnect()
          api.remove(id)
        })
        receive(() => {
          api.reset(id)
          begin()
        })
      },
      () => report({ type: 'widget.failed', reason: 'unreachable' }),
    )
    return () => stop.abort()
  })
