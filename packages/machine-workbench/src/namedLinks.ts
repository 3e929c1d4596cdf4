import type { AnyEventObject } from 'xstate'
import { fromBase64Url, toBase64Url } from './base64Url.ts'
import type { Misfit } from './createSession.ts'
import { type EventChoice, type Example, eventChoices } from './examples.ts'
import { isStep, type StepPlace } from './stepLinks.ts'
import { isTime, timePassed } from './steps.ts'
import type { Workbench } from './workbench.ts'

/** A parsed link. */
export type ParsedLink = StepPlace & {
  /** The step at which the link becomes unreadable: it names what the models no longer have. `steps` are those before. */
  lost: Misfit | null
}

/**
 * Between the parts of a link: the starting point, how many steps are taken, and each step. Unlike others this sign stands
 * in an address as it is.
 */
const divider = '*'

/** A step in a link: its event, the example of it, and the fields that differ from the example in Base64. */
const namedStep = /^([a-z\d.][\w.]*)(?:-([a-z\d]*)(?:-([\w-]+))?)?$/i

const timeStep = /^-(\d+)$/

/** A step that is written in full. */
const wholeStep = /^-j([\w-]+)$/

/** A step that is the same as an earlier one, by its number. */
const sameStep = /^_(\d+)$/

const unreadable = 'It cannot be read.'

/** Short forms of XState's names for the ends of actors and delays. */
const shortForms = [
  ['done.', 'xstate.done.actor.'],
  ['error.', 'xstate.error.actor.'],
  ['after.', 'xstate.after.'],
] as const

/** A text as a few letters and figures (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

/** The examples of an event by their names in links: the given name, else a digest of their words. */
function examplesById({ examples }: EventChoice, textOf: (event: AnyEventObject) => string) {
  const shortIds = examples.map(({ id, name }) =>
    id && /^[a-z\d]+$/i.test(id) ? id : digest(name).slice(-3),
  )
  const isShared = (id: string) => shortIds.filter((other) => other === id).length > 1
  return new Map(
    examples.map((example, index) => {
      const id = shortIds[index] ?? ''
      return [isShared(id) ? digest(textOf(example.event)) : id, example] as const
    }),
  )
}

const hasPayload = ({ type: _, ...fields }: AnyEventObject) =>
  Object.values(fields).some((value) => value !== undefined)

type StepNames = ReturnType<typeof createStepNames>

const stepNamesOf = new WeakMap<Workbench, Map<string, StepNames>>()

/** Those of a starting point, which are made once: they write every example of every event. */
function stepNames(workbench: Workbench, start: string): StepNames {
  const known = stepNamesOf.get(workbench) ?? new Map<string, StepNames>()
  stepNamesOf.set(workbench, known)
  const names = known.get(start) ?? createStepNames(workbench, start)
  known.set(start, names)
  return names
}

/** Writes and parses the steps of one starting point by the names of events and of their examples. */
function createStepNames(workbench: Workbench, start: string) {
  const { stepToText, textToStep } = workbench.links
  const machine = Object.hasOwn(workbench.models, start) ? workbench.models[start]?.machine : undefined
  const choices = machine ? eventChoices(workbench, machine, start) : []
  const known = new Map(choices.map((choice) => [choice.type, examplesById(choice, stepToText)]))

  const shorten = (type: string) => {
    const form = shortForms.find(([, long]) => type.startsWith(long))
    return form ? form[0] + type.slice(form[1].length) : type
  }
  const lengthen = (name: string) => {
    if (known.has(name)) return name
    const form = shortForms.find(([short]) => name.startsWith(short))
    return form ? form[1] + name.slice(form[0].length) : name
  }

  /** A step as a text that does not depend on the order of its fields. */
  const textOf = (step: AnyEventObject) =>
    stepToText(Object.fromEntries(Object.entries(step).toSorted(([one], [other]) => (one < other ? -1 : 1))))

  /** The fields in which a step differs from an example; null if it lacks one. */
  const differences = (step: AnyEventObject, example: AnyEventObject): Record<string, unknown> | null => {
    const isLacking = (key: string) => !(key in step) && example[key] !== undefined
    if (Object.keys(example).some(isLacking)) return null
    return Object.fromEntries(
      Object.entries(step).filter(([key, value]) => stepToText(value) !== stepToText(example[key])),
    )
  }

  /** A step by the example that is nearest to it; null if there is none. */
  function nameOf(step: AnyEventObject): string | null {
    const examples = known.get(step.type)
    const name = shorten(step.type)
    if (!examples) return Object.keys(step).length === 1 ? name : null
    const forms = [...examples].flatMap(([id, { event }]) => {
      const fields = differences(step, event)
      if (!fields) return []
      // Also of a single example: another one may take its place.
      const isNamed = examples.size > 1 || hasPayload(event)
      const shown = isNamed ? id : ''
      if (Object.keys(fields).length > 0) return [`${name}-${shown}-${toBase64Url(stepToText(fields))}`]
      return [shown ? `${name}-${shown}` : name]
    })
    return forms.toSorted((one, other) => one.length - other.length)[0] ?? null
  }

  /** Parses a step; a text instead of it says why it cannot be parsed. */
  function parse(text: string): AnyEventObject | string {
    const [, ms] = timeStep.exec(text) ?? []
    if (ms) return timePassed(Number(ms))
    const [, whole] = wholeStep.exec(text) ?? []
    if (whole) {
      const step = textToStep(fromBase64Url(whole))
      return isStep(step) ? step : unreadable
    }
    const [, name, id, fields] = namedStep.exec(text) ?? []
    if (!name) return unreadable
    const type = lengthen(name)
    const examples = known.get(type)
    if (!examples) return { type }
    const example: Example | undefined = id ? examples.get(id) : [...examples.values()][0]
    if (!example) return 'The example that it names is gone.'
    const own = fields ? textToStep(fromBase64Url(fields)) : null
    if (typeof own !== 'object') return unreadable
    return { ...example.event, ...own, type }
  }

  return {
    write: (step: AnyEventObject): string => {
      if (isTime(step) && Number.isSafeInteger(step.ms) && step.ms >= 0) return `-${step.ms}`
      const whole = `-j${toBase64Url(stepToText(step))}`
      const name = nameOf(step)
      if (name === null || !namedStep.test(name)) return whole
      const again = parse(name)
      return typeof again !== 'string' && textOf(again) === textOf(step) ? name : whole
    },
    parse: (text: string): AnyEventObject | string => {
      try {
        return parse(text)
      } catch {
        return unreadable
      }
    },
    typeOf: (text: string) => lengthen(namedStep.exec(text)?.[1] ?? text),
  }
}

/** A place as the value of the query parameter: events of the models by name, all else in full. */
export function packLink(workbench: Workbench, { start, taken, steps }: StepPlace): string {
  const names = steps.map(stepNames(workbench, start).write)
  const shown = names.map((name, index) => {
    const same = `_${names.indexOf(name) + 1}`
    return names.indexOf(name) < index && same.length < name.length ? same : name
  })
  return [start, taken, ...shown].join(divider)
}

/** Parses a place; null if the text is none. */
export function parseLink(workbench: Workbench, text: string): ParsedLink | null {
  const [start = '', count = '', ...names] = text.split(divider)
  const taken = Number(count)
  if (!start || !/^\d+$/.test(count) || taken > names.length) return null
  const { parse, typeOf } = stepNames(workbench, start)
  const steps: AnyEventObject[] = []
  for (const [index, shown] of names.entries()) {
    const [, same] = sameStep.exec(shown) ?? []
    const name = (same && names[Number(same) - 1]) || shown
    const step = parse(name)
    if (typeof step === 'string') {
      const lost = { step: index + 1, type: typeOf(name), reason: step }
      return { start, taken: Math.min(taken, steps.length), steps, lost: index < taken ? lost : null }
    }
    steps.push(step)
  }
  return { start, taken, steps, lost: null }
}
