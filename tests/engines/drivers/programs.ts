import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts a program that ends with this process at the latest. Throws where there is none. */
export function startProgram(file: string, parameters: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, parameters, options)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

/** Ends a program and waits for it; at once if it has ended. */
export const endProgram = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })

/** Resolves with a stream's text of this form; rejects when it ends without. */
export const readUntil = (stream: NodeJS.ReadableStream | null | undefined, form: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    stream?.on('data', (text) => {
      said += String(text)
      const found = form.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    stream?.once('end', () => reject(new Error(`A browser for the tests does not start:\n${said}`)))
  })

/** A new folder, and how to remove it. */
export function makeFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'king-exchange-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A port that nothing listens at. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
