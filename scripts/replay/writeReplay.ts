import { readLink } from 'machine-workbench/source/namedLinks'
import { placeParameter } from 'machine-workbench/source/stepLinks'
import { replay } from 'machine-workbench/source/workbench'
import { workbench } from '../../models/workbench'

const { stepToText } = workbench.links

/** A test as text, with the name of its file and the states that its steps lead through. */
export type ReplayTest = { name: string; text: string; states: string[] }

const kebab = (name: string) =>
  name.replace(/[A-Z.\s]+/g, (sign) => `-${sign.toLowerCase().replace(/[.\s]/g, '')}`)

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * Writes the model test of a link. It fails at a step that the machine no longer takes, and, as long as nothing else is
 * expected, in the state in which the link was made. Throws if the link has no steps.
 */
export function writeReplay(link: string, expected?: string): ReplayTest {
  const parameter = URL.canParse(link) ? new URL(link).searchParams.get(placeParameter) : null
  const place = parameter === null ? null : readLink(workbench, parameter)
  if (!place) throw new Error('This link has no steps, or they are damaged. Copy it again.')
  const { start, lost } = place
  if (!workbench.models[start]) throw new Error(`No model begins with ${start}. Add one to models.`)
  if (lost) throw new Error(`Step ${lost.step} of this link, ${lost.type}, is lost: ${lost.reason}`)
  const steps = place.steps.slice(0, place.taken)
  const { states, misfit } = replay(workbench, start, steps)
  const last = states.at(-1) ?? ''
  const goal = expected ? `leads to ${expected}` : `does not end in ${last}`
  const check = expected ? `.toBe(${quote(expected)})` : `.not.toBe(${quote(last)})`
  const text = [
    `import { expect, it } from 'vitest'`,
    `import { replay } from 'machine-workbench/source/workbench'`,
    `import { workbench } from '../../../models/workbench'`,
    '',
    '/** Recorded on the site or in the workbench. */',
    'const steps = [',
    ...steps.map((step) => `  ${quote(stepToText(step))},`),
    '].map((text) => workbench.links.textToStep(text) as { type: string })',
    '',
    `it(${quote(`${start} ${goal}`)}, () => {`,
    `  const { states, misfit } = replay(workbench, ${quote(start)}, steps)`,
    '  expect(misfit).toBeNull()',
    `  expect(states.at(-1))${check}`,
    '})',
    '',
  ].join('\n')
  const name = `${kebab(start)}-${kebab(misfit ? `step-${misfit.step}` : last)}`
  return { name, text, states }
}
