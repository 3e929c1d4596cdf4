import type { AnyEventObject } from 'xstate'
import { normalizePassword } from '@/data/session/normalizePassword'
import { isTooLong, passwordLength } from '@/data/session/passwordLength'

/**
 * Steps of a form without the passwords that were typed, for links: each becomes a sample, the same for the same password and
 * as much too long, so that the form judges it alike.
 */
export function withoutPasswords(steps: readonly AnyEventObject[]): AnyEventObject[] {
  const samples = new Map<string, string>()
  const sampleOf = (typed: string) => {
    if (typed === '') return ''
    const password = normalizePassword(typed)
    // The first is the password of the models, which a link calls by a name.
    const sample = samples.get(password) ?? `Quiet-Lantern-${47 + samples.size}`
    samples.set(password, sample)
    return isTooLong(password) ? sample.padEnd(passwordLength.mostBytes + 1, '.') : sample
  }
  const cleanField = (name: string, value: unknown) =>
    (name === 'password' || name === 'confirmPassword') && typeof value === 'string' ? sampleOf(value) : value
  return steps.map((step) => {
    if (step.type === 'form.edited') return { ...step, value: cleanField(step.name, step.value) }
    if (step.type !== 'form.filled') return step
    const filled = Object.entries<unknown>(step.values)
    return {
      ...step,
      values: Object.fromEntries(filled.map(([name, value]) => [name, cleanField(name, value)])),
    }
  })
}
