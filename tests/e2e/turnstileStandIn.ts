import type { Page, Route } from '@playwright/test'

/** Behaviour of a widget, like that of the service's published test keys. */
export type WidgetMode = 'passes' | 'asks'

declare global {
  interface Window {
    widgetMode: WidgetMode
    /** Lets the waiting widget pass. */
    passWidget: () => void
  }
}

/** Stands in for the service's script. It writes markup, as the real one may. */
const script = () => {
  let tokens = 0
  const widgets = new Map<string, () => void>()
  const render = (container: HTMLElement, parameters: Record<string, (value?: string) => void>) => {
    const pass = () => {
      tokens += 1
      parameters.callback?.(`token-${tokens}`)
    }
    const begin = () => {
      const mode = window.widgetMode
      window.passWidget = pass
      container.innerHTML =
        '<iframe title="Security challenge" src="https://challenges.cloudflare.com/widget" width="300" height="65"></iframe>'
      if (mode === 'passes') setTimeout(pass)
      if (mode === 'asks') setTimeout(() => parameters['before-interactive-callback']?.())
    }
    const id = `widget-${widgets.size + 1}`
    widgets.set(id, begin)
    begin()
    return id
  }
  Object.assign(window, {
    turnstile: {
      render,
      reset: (id: string) => widgets.get(id)?.(),
      remove: () => {},
    },
  })
  addEventListener('message', ({ origin }) => {
    if (origin === 'https://challenges.cloudflare.com') window.passWidget()
  })
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  if (onload) (window as unknown as Record<string, () => void>)[onload]?.()
}

const turnstileAddress = 'https://challenges.cloudflare.com/**'

/** The widget's own document. */
const widget =
  '<body bgcolor="#222"><button onclick="parent.postMessage(1, \'*\')">Verify you are human</button></body>'

const isWidget = (route: Route) => route.request().url().endsWith('/widget')

const answerAsTurnstile = (route: Route) =>
  isWidget(route)
    ? route.fulfill({ contentType: 'text/html', body: widget })
    : route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })

/** Loads the stand-in in the page, and returns the addresses that it asks of the service. */
export async function standInForTurnstile(page: Page, mode: WidgetMode): Promise<string[]> {
  const asked: string[] = []
  await page.addInitScript((mode) => {
    window.widgetMode = mode
  }, mode)
  await page.route(turnstileAddress, (route) => {
    if (!isWidget(route)) asked.push(route.request().url())
    return answerAsTurnstile(route)
  })
  return asked
}
