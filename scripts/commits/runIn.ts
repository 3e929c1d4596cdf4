import { spawn } from 'node:child_process'

/** Runs a program in a folder without showing its output. Throws with the end of it where the program fails. */
export function runIn(folder: string, program: string, parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const listen = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${[program, ...parameters].join(' ')} failed in ${folder}:\n${output.trim()}`))
    })
  })
}
