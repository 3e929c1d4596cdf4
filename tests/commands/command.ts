import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A command of the project that a test has started. */
export type Command = { process: ChildProcessWithoutNullStreams; output: () => string }

/** Starts commands of the project on a temporary data folder; each is stopped at the end of its test. */
export function prepareCommands() {
  let folder: string
  let running: Command[]

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'command-'))
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map(stop))
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a script in Node, without a Supabase project in its environment. */
  function run(program: string[], environment: Record<string, string> = {}): Command {
    const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...inherited } = process.env
    const child = spawn(process.execPath, program, {
      env: {
        ...inherited,
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_PUBLISHABLE_KEY: '',
        SUPABASE_EMBEDDED_DATA: path.join(folder, 'data'),
        ...environment,
      },
    })
    let output = ''
    const listen = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const command = { process: child, output: () => output }
    running.push(command)
    return command
  }

  return { run, folder: () => folder }
}

/** The exit code of a command, once it has ended. */
export async function exitCode({ process: child }: Command): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Stops a command as Ctrl-C does. */
export function stop(command: Command): Promise<number | null> {
  command.process.kill('SIGTERM')
  return exitCode(command)
}

/** Resolves when the server has printed its last line, or has ended. */
export function ready(command: Command): Promise<void> {
  return new Promise((resolve) => {
    const look = () => command.output().includes('Ctrl-C') && resolve()
    command.process.stdout.on('data', look)
    command.process.once('exit', () => resolve())
  })
}

/** A server that listens on a free port. */
export async function listen(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const server = await listen()
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return String(port)
}
