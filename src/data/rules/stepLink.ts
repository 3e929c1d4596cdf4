import type { AnyEventObject } from 'xstate'
import { ProviderError } from '@/data/provider/providerError'
import { fromBase64Url, toBase64Url } from './base64Url'

/** The mark of an error in a step's JSON. */
const mark = '$error'

const toData = (_: string, value: unknown) => {
  if (value instanceof ProviderError) {
    const { kind, message, retryAfter, weaknesses } = value
    return { [mark]: 'ProviderError', kind, message, retryAfter, weaknesses }
  }
  return value instanceof Error ? { [mark]: value.name, message: value.message } : value
}

const fromData = (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !(mark in value)) return value
  const { kind, message, retryAfter, weaknesses } = value as unknown as ProviderError
  return kind ? new ProviderError(kind, message, retryAfter, weaknesses) : new Error(message)
}

/** A step's payload as JSON to read and to edit; an error is an object with `$error`. */
export const stepToText = (step: unknown, indent?: number): string =>
  JSON.stringify(step, toData, indent) ?? ''

/** Reads such a JSON; throws a `SyntaxError` for anything else. */
export const textToStep = (text: string): unknown => JSON.parse(text, fromData)

/** Steps as a part of an address, in URL-safe Base64. */
export const packSteps = (steps: readonly AnyEventObject[]): string => toBase64Url(stepToText(steps))

const isStep = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Reads steps from an address; null if they are damaged. */
export function unpackSteps(packed: string): AnyEventObject[] | null {
  try {
    const steps = textToStep(fromBase64Url(packed))
    return Array.isArray(steps) && steps.every(isStep) ? steps : null
  } catch {
    return null
  }
}

/** Where a stepper stands: the model it began with, how many of its steps are taken, and all of them. */
export type StepPlace = { start: string; taken: number; steps: AnyEventObject[] }

/** The query parameter of a place. */
export const placeParameter = 'walk'

/** A place as the value of the query parameter. */
export const packPlace = ({ start, taken, steps }: StepPlace) => `${start}.${taken}.${packSteps(steps)}`

/** Reads a place; null if the text is none. */
export function unpackPlace(text: string): StepPlace | null {
  const [start, taken, packed = ''] = text.split('.')
  const steps = unpackSteps(packed)
  if (!start || !steps || !/^\d+$/.test(taken ?? '') || Number(taken) > steps.length) return null
  return { start, taken: Number(taken), steps }
}
