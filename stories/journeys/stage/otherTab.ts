import { sessionStorageKey } from '@/data/provider/supabaseAddress'
import type { Deed } from '../journey'

/** The channels that the site has opened to its other tabs. */
const channels = new Set<StageChannel>()

/** A channel on which only the other tab of the journey speaks. */
class StageChannel extends EventTarget {
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    channels.add(this)
  }
  postMessage() {}
  close() {
    channels.delete(this)
  }
}

/** Closes the stage off from the other tabs of the browser. */
export function installChannels(): void {
  Object.assign(window, { BroadcastChannel: StageChannel })
}

/** Does what another tab of the same browser does, as this tab gets to know it. */
export function actInOtherTab(deed: Extract<Deed, { do: 'otherTab' }>): void {
  switch (deed.what) {
    case 'signs in':
      store(JSON.stringify(deed.session))
      tell({ event: 'SIGNED_IN', session: deed.session })
      break
    case 'signs out':
      store(null)
      tell({ event: 'SIGNED_OUT', session: null })
      break
    case 'clears the storage':
      localStorage.clear()
      sessionStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
      break
    case 'damages the session':
      localStorage.setItem(sessionStorageKey, '{"access_token":"eyJ')
  }
}

function store(text: string | null) {
  if (text === null) localStorage.removeItem(sessionStorageKey)
  else localStorage.setItem(sessionStorageKey, text)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: text }))
}

function tell(data: object) {
  for (const channel of channels) {
    if (channel.name === sessionStorageKey) channel.dispatchEvent(new MessageEvent('message', { data }))
  }
}
