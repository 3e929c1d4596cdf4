import { defineWorkbench, stepLinks, subjectsOf } from '@king-exchange/machine-workbench/models'
import { ProviderError } from '@/data/session/errors'
import { refusals } from '../stories/providerAnswers'
import { machineClock } from './clock.ts'
import { allModels } from './models.ts'
import { withoutPasswords } from './withoutPasswords.ts'

/** Links to steps of machines, in which a refusal of the provider stays one. */
const links = stepLinks({
  write: (error) => {
    if (!(error instanceof ProviderError)) return undefined
    const { kind, retryAfter, weaknesses } = error
    return { kind, retryAfter, weaknesses }
  },
  parse: (data) => {
    const { kind, message, retryAfter, weaknesses } = data as unknown as ProviderError
    return kind && new ProviderError(kind, message, retryAfter, weaknesses)
  },
})

/** All that the workbench for machines knows of the site. */
export const workbench = defineWorkbench({
  models: allModels,
  clock: machineClock,
  links,
  failures: refusals,
  replaces: (step, last) =>
    step.type === 'field.changed' && last.type === step.type && last.name === step.name,
  withoutSecrets: withoutPasswords,
})

/** The site's machines, with their events and why they ignore some. */
export const subjects = subjectsOf(allModels)
