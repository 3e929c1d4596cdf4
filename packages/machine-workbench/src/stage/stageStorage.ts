/** A storage that is empty at first, and gone with its document. */
class StageStorage implements Storage {
  [name: string]: unknown
  #items = new Map<string, string>()

  get length() {
    return this.#items.size
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, text: string) {
    this.#items.set(key, text)
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  clear() {
    this.#items.clear()
  }
}

/** Gives the document storages of its own, so that the site shares nothing with the workbench or with other stages. */
export function installStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, value: new StageStorage() })
  }
}
