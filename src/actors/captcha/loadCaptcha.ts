import type { CaptchaProvider } from '@/data/session/captchaServices'
import { captchaServices } from '@/data/session/captchaServices'

/** Interface of both services' scripts, once they are loaded. */
export type CaptchaApi = {
  render: (container: HTMLElement, parameters: Record<string, unknown>) => string
  reset: (widgetId: string) => void
  remove: (widgetId: string) => void
}

/** Called by the service's script when it is ready. */
const readyName = 'onCaptchaReady'

type CaptchaWindow = typeof globalThis & {
  turnstile?: CaptchaApi
  hcaptcha?: CaptchaApi
  onCaptchaReady?: () => void
  trustedTypes?: {
    defaultPolicy: unknown
    createPolicy: (
      name: string,
      rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string | null },
    ) => unknown
  }
}

const page = globalThis as CaptchaWindow

/**
 * Lets the service's script write markup and load scripts of its own hosts. The site itself needs no such policy, and until
 * a form is used the document has none; code in a text stays forbidden.
 */
function allowMarkup(script: string) {
  if (!page.trustedTypes || page.trustedTypes.defaultPolicy) return
  const { hostname } = new URL(script)
  const domain = hostname.split('.').slice(-2).join('.')
  const isOwn = (url: string) => {
    const { protocol, hostname: host } = new URL(url, document.baseURI)
    return protocol === 'https:' && (host === domain || host.endsWith(`.${domain}`))
  }
  page.trustedTypes.createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (url) => (isOwn(url) ? url : null),
  })
}

/**
 * Loads a service's script; one that is there is not loaded again. Rejects if it does not come. An aborted attempt is given
 * up, so that the next one asks anew.
 */
export function loadCaptcha(provider: CaptchaProvider, signal: AbortSignal): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      const api = page[provider]
      if (api) resolve(api)
      else reject(new Error(`${provider} is not there`))
    }
    if (page[provider]) return finish()
    page[readyName] = finish
    const source = captchaServices[provider].script
    const language = document.documentElement.lang
    allowMarkup(source)
    const script = document.createElement('script')
    const query = { render: 'explicit', onload: readyName, hl: language, recaptchacompat: 'off' }
    script.src = `${source}?${new URLSearchParams(query)}`
    script.async = true
    const giveUp = () => {
      script.remove()
      reject(new Error(`${provider} did not come`))
    }
    script.addEventListener('error', giveUp)
    signal.addEventListener('abort', giveUp)
    document.head.append(script)
  })
}
