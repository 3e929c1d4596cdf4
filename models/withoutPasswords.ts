import type { AnyEventObject } from 'xstate'

import { normalizePassword } from '@/data/session/passwords'
import type { FormValues } from '@/machines/formProblems'

/** A form's steps for links, with a sample in place of each typed password: the same sample for the same password. */
export function withoutPasswords(steps: readonly AnyEventObject[]): AnyEventObject[] {
  const samples = new Map<string, string>()
  const sampleOf = (typed: string) => {
    if (typed === '') return ''
    const password = normalizePassword(typed)
    // The first is the password of the models, which a link calls by a name.
    const sample = samples.get(password) ?? `Quiet-Lantern-${47 + samples.size}`
    samples.set(password, sample)
    return sample
  }
  const cleaned = (values: FormValues) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        (name === 'password' || name === 'confirmPassword') && typeof value === 'string'
          ? sampleOf(value)
          : value,
      ]),
    )
  return steps.map((step) => (step.values ? { ...step, values: cleaned(step.values) } : step))
}
