import { defineWorkbench, subjectsOf } from 'machine-workbench/source/workbench'
import { links } from '@/components/replay/stepLinks'
import { refusals } from '../stories/providerAnswers'
import { machineClock } from './clock.ts'
import { allModels } from './models.ts'

/** A form as the site's recording names it, by its fields: `email-password`; null for what is no form. */
const fieldsOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'values' in input && typeof input.values === 'object'
    ? Object.keys(input.values ?? {}).join('-')
    : null

/** All that the workbench for machines knows of the site. */
export const workbench = defineWorkbench({
  models: allModels,
  clock: machineClock,
  links,
  failures: refusals,
  isMeant: (written, { input }) => fieldsOf(input) === written,
})

/** The site's machines, with their events and why they ignore some. */
export const subjects = subjectsOf(allModels)
