// Functions for the scripts about the machine they run on. Imports only Node: it runs before an install.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** The project's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const installed = path.join(root, 'node_modules')
/** The Node that the project brings with its dependencies. */
const projectNode = path.join(installed, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** Is there after an install that could not bring it. */
const withoutProjectNode = path.join(installed, '.without-project-node')

/** Oldest Node for the first steps: the entry scripts and npm. */
const leastToInstall = '20.19'
/** Oldest Node for the tools where the project's own is missing: the first that reads TypeScript by itself. */
const leastToGoOn = '22.18'

/**
 * Ends the process with one line that says what to do.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(`King Exchange: ${line}`)
  process.exit(1)
}

/** Ends the process when this Node is too old to install the project, or the project lies where the tools cannot find it. */
export function requireMachine() {
  if (!isAtLeast(process.versions.node, leastToInstall))
    fail(`Node ${process.versions.node} is too old. Install Node 24 or newer from https://nodejs.org`)
  requirePath(root)
}

/**
 * Ends the process where the path of the project has a sign that the tools read as something else: the end of an address,
 * or a pattern of names.
 * @param {string} folder
 */
export function requirePath(folder) {
  const found = /[#?*[{]/.exec(folder)
  if (found)
    fail(`The path ${folder} has a "${found[0]}", from which Vite cannot serve. Move or rename the folder.`)
}

/**
 * The options of a command; ends the process in one line for any other.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function parseOptions(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The Node that goes on after an install: the project's own, else the one that runs, if it is new enough.
 * @param {string} running the version of the Node that runs
 * @param {string | undefined} brought the version of the project's own; undefined where it is missing
 * @returns {'project' | 'this' | 'none'}
 */
export function chooseNode(running, brought) {
  if (brought !== undefined) return brought === running ? 'this' : 'project'
  return isAtLeast(running, leastToGoOn) ? 'this' : 'none'
}

/**
 * Goes on under the project's own Node: runs the script again there and ends with it, or returns where that Node runs it
 * already or a new one of the machine has to do. Ends the process where neither is there.
 */
export async function goOnUnderProjectNode() {
  const running = process.versions.node
  const choice = chooseNode(running, versionOfProjectNode())
  if (choice === 'this') return
  if (choice === 'none') {
    fail(
      `Node ${running} is too old, and the project's own is missing: npm's install scripts are switched off, or this platform has none. Install Node 24 or newer from https://nodejs.org`,
    )
  }
  const child = spawn(projectNode, process.argv.slice(1), {
    stdio: 'inherit',
    // As npm does, so that programs find the same Node.
    env: { ...process.env, PATH: [path.join(installed, '.bin'), process.env.PATH].join(path.delimiter) },
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // A terminal sends these to both; this process only waits for the other one to close what it has open.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
  await new Promise(() => {
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
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
  const isClean = run('npm', ['ci', ...npmOptions])
  if (!isClean && !run('npm', ['install', '--no-save', ...npmOptions])) {
    fail('The dependencies could not be installed. Check the network, then run: npm ci')
  }
  if (versionOfProjectNode() === undefined) {
    // One for another C library is there and cannot be run, but npm would take it.
    for (const file of [projectNode, path.join(installed, '.bin', 'node')]) rmSync(file, { force: true })
    writeFileSync(withoutProjectNode, '')
  }
  const missing = isClean ? findMissing().find(({ isThere }) => !isThere) : undefined
  if (missing)
    fail(`npm was told to leave out ${missing.name}. Look for the setting that says so: npm config list`)
}

/** Says all that the project needs, whatever NODE_ENV and the settings of a user's npm say. */
const npmOptions = [
  ...['--no-audit', '--no-fund', '--loglevel=error'],
  ...['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
  ...[
    '--workspaces',
    '--include-workspace-root',
    '--bin-links',
    '--package-lock',
    '--install-strategy=hoisted',
  ],
  ...['engine-strict', 'legacy-peer-deps', 'strict-peer-deps', 'global', 'dry-run', 'package-lock-only'].map(
    (name) => `--${name}=false`,
  ),
]

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

const areDependenciesInstalled = () => hasNode() && findMissing().length === 0

/** Packages of package-lock.json that are not installed or have another version. */
function findMissing() {
  const installedFile = path.join(installed, '.package-lock.json')
  const found = existsSync(installedFile) ? readPackages(installedFile) : {}
  return Object.entries(readPackages(path.join(root, 'package-lock.json')))
    .map(([name, wanted]) => ({ name, wanted, isThere: name in found }))
    .filter(
      ({ name, wanted, isThere }) =>
        name !== '' && (isThere ? found[name]?.version !== wanted.version : !wanted.optional),
    )
}

/** True if there is a Node to go on with: the project's own, or a new one where an install could not bring that. */
function hasNode() {
  const canDoWithout = existsSync(withoutProjectNode) && isAtLeast(process.versions.node, leastToGoOn)
  return existsSync(projectNode) || canDoWithout
}

/** @returns {string | undefined} undefined where it is missing or does not run */
function versionOfProjectNode() {
  const { status, stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : undefined
}

/**
 * @param {string} version
 * @param {string} least
 */
function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
