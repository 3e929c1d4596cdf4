/** A connection that speaks WebDriver BiDi, the W3C's protocol: commands and their answers, by number. */
export type Bidi = {
  /** Sends a command; rejects with the browser's own words. */
  send: <Answer>(method: string, params?: object) => Promise<Answer>
  close: () => void
}

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string }

/** Connects to a browser that listens at an address. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Nothing answers at ${address}`))
  })
  let last = 0
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message }: Reply = JSON.parse(String(data))
    if (id === undefined) return
    const command = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') command?.resolve(result as never)
    else command?.reject(new Error(`${error}: ${message}`))
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended the connection'))
  }
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
