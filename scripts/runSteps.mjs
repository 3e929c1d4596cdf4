// Runs the steps of a check side by side, as far as the machine's cores go.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './machine.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of `node_modules/.bin`, or a script of `scripts`, and its parameters
 * @property {number} [cores] how many cores it keeps busy; one by default
 * @property {string[]} [needs] the steps whose results it uses
 * @property {Record<string, string>} [environment]
 * @property {boolean} [isLive] its output is shown while it runs; that of the others when they end
 *
 * @typedef {object} Ended
 * @property {Step} step
 * @property {boolean} isSuccess the exit code was 0
 * @property {string} output without colours; empty for a step whose output was shown while it ran
 * @property {number} milliseconds
 */

/**
 * Starts each step as soon as the steps that it needs have passed and there are cores for it, in the order of the list. A
 * step that wants more cores than there are runs by itself.
 * @template {Step} Some
 * @param {Some[]} steps
 * @param {number} cores
 * @param {(step: Some) => Promise<boolean>} perform resolves to true when the step has passed
 * @returns {Promise<{ step: Some; missing: string[] }[]>} the steps that were not run, with those that they needed
 */
export async function runSteps(steps, cores, perform) {
  /** @type {Set<string>} */
  const passed = new Set()
  /** @type {Set<string>} */
  const failed = new Set()
  /** @type {{ step: Some; missing: string[] }[]} */
  const left = []
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  let waiting = [...steps]
  let free = cores
  for (;;) {
    const rest = []
    for (const step of waiting) {
      const missing = (step.needs ?? []).filter((need) => failed.has(need))
      const isReady = (step.needs ?? []).every((need) => passed.has(need))
      const wanted = Math.min(step.cores ?? 1, cores)
      if (missing.length > 0) {
        failed.add(step.name)
        left.push({ step, missing })
      } else if (isReady && wanted <= free) {
        free -= wanted
        const end = perform(step).then((isPassed) => {
          ;(isPassed ? passed : failed).add(step.name)
          free += wanted
          running.delete(step.name)
        })
        running.set(step.name, end)
      } else rest.push(step)
    }
    const isChanged = rest.length < waiting.length
    waiting = rest
    if (running.size > 0) await Promise.race(running.values())
    else if (!isChanged) {
      if (waiting.length > 0) throw new Error(`Nothing brings ${waiting.map(({ name }) => name).join(', ')}`)
      return left
    }
  }
}

/**
 * Runs a step's program in the project's root.
 * @param {Step} step
 * @returns {Promise<Ended>}
 */
export function runProgram(step) {
  const [program = '', ...parameters] = step.command
  const startedAt = Date.now()
  const isScript = program.startsWith('scripts/')
  const child = spawn(
    isScript ? process.execPath : `node_modules/.bin/${program}`,
    isScript ? step.command : parameters,
    {
      cwd: root,
      stdio: [
        'ignore',
        ...(step.isLive
          ? /** @type {const} */ (['inherit', 'inherit'])
          : /** @type {const} */ (['pipe', 'pipe'])),
      ],
      shell: process.platform === 'win32',
      env: { ...process.env, ...step.environment },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    /** @param {boolean} isSuccess */
    const end = (isSuccess) =>
      resolve({
        step,
        isSuccess,
        output: stripVTControlCharacters(output),
        milliseconds: Date.now() - startedAt,
      })
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
