// Functions for the scripts about the machine they run on. Imports only Node: it runs before an install.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Ends the process with one line that says what to do.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(`King Exchange: ${line}`)
  process.exit(1)
}

/** Ends the process when this Node is too old for the tools. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Node ${process.versions.node} is too old. Install Node 20.19 or newer from https://nodejs.org`)
}

/**
 * Runs a program in the project's root with its output shown; true when it succeeded.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} environment
 */
export function run(program, parameters, environment = {}) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** Installs the dependencies when any is missing or has another version than package-lock.json says. */
export function installDependencies() {
  if (areDependenciesInstalled()) return
  console.log('Installing dependencies …')
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', ['ci', ...quietly]) && !run('npm', ['install', '--no-save', ...quietly])) {
    fail('The dependencies could not be installed. Check the network, then run: npm ci')
  }
}

/**
 * True when nothing listens on a port of this machine, over IPv4 or IPv6.
 * @param {number} port
 */
export async function isPortFree(port) {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)))
  return !found.includes(true)
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function areDependenciesInstalled() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedFile)
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' || entry.optional || (name in installed && installed[name]?.version === entry.version),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
