import { defineWorkbench, subjectsOf } from 'machine-workbench/source/workbench'
import { formName } from '@/components/replay/formValues'
import { links } from '@/components/replay/stepLinks'
import { refusals } from '../stories/providerAnswers'
import { machineClock } from './clock.ts'
import { allModels } from './models.ts'

/** All that the workbench for machines knows of the site. */
export const workbench = defineWorkbench({
  models: allModels,
  clock: machineClock,
  links,
  failures: refusals,
  isMeant: (written, { input }) => formName(input) === written,
})

/** The site's machines, with their events and why they ignore some. */
export const subjects = subjectsOf(allModels)
