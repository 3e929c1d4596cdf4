import type { TomlTable, TomlValue } from 'smol-toml'
import type { Kind, Section } from './hostedSettings.ts'

/** What a file says that is known here, and the paths of what else it asks for, such as `auth.captcha`. */
export type Settings = { taken: TomlTable; leftOut: string[] }

/**
 * Takes from a file what `known` has, as values of the right type, and leaves out what is lacking here. A section that
 * nobody has heard of is left out too, because hosted Supabase may have got it since. All else is a mistake: the error
 * names the setting and says what to do.
 */
export function readSettings(said: TomlTable, known: Section, place: string[] = []): Settings {
  const taken: TomlTable = {}
  const leftOut: string[] = []
  for (const [name, value] of Object.entries(said)) {
    const path = [...place, name].join('.')
    const kind = Object.hasOwn(known, name) ? known[name] : known['*']
    if (kind === undefined) refuseMistake(path, name, value, Object.keys(known))
    if (kind === undefined || kind === 'lacking') {
      if (!isSwitchedOff(value)) leftOut.push(path)
    } else if (typeof kind === 'string' || kind instanceof Set) {
      taken[name] = readValue(path, value, kind)
    } else if (isTable(value)) {
      const inner = readSettings(value, kind, [...place, name])
      if (Object.keys(inner.taken).length > 0) taken[name] = inner.taken
      leftOut.push(...inner.leftOut)
    } else {
      throw new Error(`${path} is ${show(value)}, but must be a section.`)
    }
  }
  return { taken, leftOut }
}

function isTable(value: TomlValue): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
}

/** True if it asks for nothing: every switch of the section is off, or it holds nothing. */
function isSwitchedOff(value: TomlValue): boolean {
  if (!isTable(value)) return value === false || value === ''
  const switches = Object.entries(value).filter(([name]) => /^enable|enabled$/.test(name))
  if (switches.length > 0) return switches.every(([, isOn]) => isOn === false)
  return Object.keys(value).length === 0
}

function refuseMistake(path: string, name: string, value: TomlValue, known: string[]): void {
  const meant = known.find((other) => isSlip(name, other))
  if (meant) throw new Error(`${path} is not known. Did you mean ${meant}?`)
  if (!isTable(value)) throw new Error(`${path} is not known. Correct its name, or delete it.`)
}

/** True if two names differ in two letters in one place at most, as by a letter left out, doubled or swapped. */
function isSlip(name: string, other: string): boolean {
  const length = Math.max(name.length, other.length)
  let [start, end] = [0, 0]
  while (start < length && name[start] === other[start]) start++
  while (end < length - start && name.at(-1 - end) === other.at(-1 - end)) end++
  return start + end >= Math.max(2, length - 2)
}

const kinds: Record<Exclude<Kind, 'lacking' | Set<string>>, string> = {
  flag: 'true or false',
  number: 'a whole number',
  text: 'a text',
  texts: 'a list of texts',
  duration: 'a duration such as "60s" or "1h30m"',
}

/** The value as its kind demands it; as for the Supabase CLI, a number may stand in quotes, and a text for a list. */
function readValue(path: string, said: TomlValue, kind: Exclude<Kind, 'lacking'>): TomlValue {
  const read = convert(Array.isArray(said) ? said.map(fill) : fill(said), kind)
  if (read !== undefined) return read
  const why = fill(said) === '' && said !== '' ? ', which is not set' : ''
  const wanted = kind instanceof Set ? `one of ${[...kind].map(show).join(', ')}` : kinds[kind]
  throw new Error(`${path} is ${show(said)}${why}, but must be ${wanted}.`)
}

/** The environment's value for `env(NAME)`, empty where it has none. */
function fill(value: TomlValue): TomlValue {
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined
  return name === undefined ? value : (process.env[name] ?? '')
}

function convert(value: TomlValue, kind: Exclude<Kind, 'lacking'>): TomlValue | undefined {
  if (kind === 'texts' && Array.isArray(value)) {
    return value.every((item) => typeof item === 'string') ? value : undefined
  }
  if (typeof value === 'object') return undefined
  const text = String(value)
  if (kind instanceof Set) return kind.has(text) ? text : undefined
  if (kind === 'text') return text
  if (kind === 'texts') return text.split(',').filter(Boolean)
  if (kind === 'flag') return /^(true|1)$/i.test(text) || (/^(false|0)$/i.test(text) ? false : undefined)
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : undefined
  return /^(0|(\d+(\.\d+)?(h|ms|m|s|us|µs|ns))+)$/.test(text) ? text : undefined
}

function show(value: TomlValue): string {
  return isTable(value) ? 'a section' : JSON.stringify(value)
}
