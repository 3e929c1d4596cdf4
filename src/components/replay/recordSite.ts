import { type RecorderOptions, recordMachines } from 'machine-workbench/source/recording'
import type { AnyEventObject } from 'xstate'
import { isSamePassword } from '@/data/rules/normalizePassword'
import { passwordSamples, withoutSecrets } from '@/data/rules/withoutSecrets'
import { formName, valuesOf } from './formValues'

const twins: Readonly<Record<string, string>> = { password: 'confirmPassword', confirmPassword: 'password' }

/** The values that a step puts into fields, by their names. */
const fieldsIn = ({ type, name, value, values }: AnyEventObject): Record<string, unknown> => {
  if (type === 'form.edited') return { [name]: value }
  return type === 'form.filled' ? values : {}
}

/** The sample of a password that stands in two fields: that of the other field exactly if both are the same. */
function comparable(
  name: string,
  sample: unknown,
  values: Record<string, unknown>,
  before: readonly AnyEventObject[],
) {
  const twin = twins[name]
  const other = twin && before.map(fieldsIn).findLast((fields) => fields[twin])?.[twin]
  if (!twin || !other) return sample
  if (isSamePassword(String(values[name]), String(values[twin]))) return other
  return sample === other ? passwordSamples.find((each) => each !== other) : sample
}

/** A step for each field that an event fills; any other event is a step by itself. All are without what is secret. */
const stepsOf: RecorderOptions['stepsOf'] = (event, actor, before) => {
  const { type } = event
  const filled = Object.entries(fieldsIn(event))
  if (filled.length === 0) return [withoutSecrets(event)]
  const values = { ...actor.getSnapshot().context.values, ...fieldsIn(event) }
  const steps: AnyEventObject[] = []
  for (const [name, sample] of Object.entries(fieldsIn(withoutSecrets(event)))) {
    const value = comparable(name, sample, values, [...before, ...steps])
    steps.push(type === 'form.filled' ? { type, values: { [name]: value } } : { type, name, value })
  }
  return steps
}

/** Records what happens to the machines of the site, without what is secret. */
export const recordSite = () =>
  recordMachines({
    clock: { event: 'clock.ticked' },
    begin: (input) => ({
      start: formName(input),
      // In the workbench every form begins empty, so what the site has filled in is typed there.
      steps: Object.entries(valuesOf(input))
        .filter(([, value]) => value)
        .map(([name, value]) => withoutSecrets({ type: 'form.edited', name, value })),
    }),
    stepsOf,
    replaces: (step, last) =>
      step.type === 'form.edited' && last.type === 'form.edited' && last.name === step.name,
  })
