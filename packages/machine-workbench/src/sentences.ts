import type { AnyStateMachine, StateSchemaFrom } from 'xstate'

/** The states of a machine without others below them, from the root on: `loading.slow`. */
type LeafIn<Schema> = Schema extends { states: infer States }
  ? {
      [Name in keyof States & string]: States[Name] extends { states: infer _ }
        ? `${Name}.${LeafIn<States[Name]>}`
        : Name
    }[keyof States & string]
  : never

/**
 * Each state of a machine as somebody says it who has never read its code, without a full stop. Of a parallel machine's
 * parts the later ones go on in the first one's sentence, so they begin with a small letter.
 */
export type Sentences<Machine extends AnyStateMachine> = Record<LeafIn<StateSchemaFrom<Machine>>, string>

/** Sentences whose machine no longer matters. */
export type AnySentences = Partial<Record<string, string>>

/** A text with its first letter as a capital. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A state of a machine in words, that of a parallel machine with all of its parts; its name where a part has no words. */
export function sentenceOf(sentences: AnySentences, state: string): string {
  const parts = state.split(' ').map((part) => sentences[part])
  return parts.every((part) => part !== undefined) ? capitalized(parts.join('; ')) : state
}
