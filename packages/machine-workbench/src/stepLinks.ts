import type { AnyEventObject } from 'xstate'

/** Writes and reads one's own error classes in JSON; other errors keep their message alone. */
export type ErrorCodec = {
  /** The properties of an error that matter, or undefined if it is of another class. */
  write: (error: Error) => Record<string, unknown> | undefined
  /** The error of such properties, or undefined if they are of another class. */
  parse: (data: Record<string, unknown>) => Error | undefined
}

/** A place in a path: the model that it begins with, the number of steps taken, and all steps. */
export type StepPlace = { start: string; taken: number; steps: AnyEventObject[] }

/** The key of an error in a step's JSON. */
const errorKey = '$error'

/** The parameter of a place, behind the `#` of an address. */
export const placeParameter = 'walk'

/** The query parameter of a state, which is reached by its shortest path. */
export const stateParameter = 'state'

/** True for a value in the shape of a step, as a link may hold anything. */
export const isStep = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Writes steps as texts and parses them, to edit and in links. */
export function stepLinks(errors?: ErrorCodec) {
  const toData = (_: string, value: unknown) =>
    value instanceof Error
      ? { [errorKey]: value.name, message: value.message, ...errors?.write(value) }
      : value

  const fromData = (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(errorKey in value)) return value
    const { message, ...data } = value as Record<string, unknown>
    return errors?.parse({ message, ...data }) ?? new Error(String(message))
  }

  /** A step's payload as JSON to read and to edit; an error is an object with `$error`. */
  const stepToText = (step: unknown, indent?: number): string => JSON.stringify(step, toData, indent) ?? ''

  /** Parses such a JSON; throws a `SyntaxError` for anything else. */
  const textToStep = (text: string): unknown => JSON.parse(text, fromData)

  return { stepToText, textToStep }
}

export type StepLinks = ReturnType<typeof stepLinks>
