/** The channels that the site has opened to its other tabs. */
const channels = new Set<StageChannel>()

/** A channel on which only the other tabs of the journey speak. */
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

/** Says something on a channel, as another tab of the same browser does. */
export function tellFromOtherTab(name: string, data: object): void {
  for (const channel of channels) {
    if (channel.name === name) channel.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Stores or removes an item of the local storage, as another tab does. */
export function storeFromOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
