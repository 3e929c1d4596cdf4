import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stateParameter } from '@king-exchange/machine-workbench/models'
import { stepperOf } from '../../stories/workbench/storyLink'

/** The folders of a built commit. */
export type Built = { workbench: string; site: string }

/**
 * A picture is taken of each: a story of the workbench, by its id, a machine in a state, by its Stepper and the state, or a
 * page of the site, by `page--`, its path and its theme.
 */
export type Subject = {
  id: string
  /** The stories of one title are taken one after the other; a page stands by itself. */
  group: string
  /** The path of a page; a story has none. */
  path?: string
  /** The theme of a page; stories are dark. */
  theme?: Theme
  /** The query of a machine in a state, from its story on. */
  state?: string
  /** The one of the two commits that has it, if the other has not. */
  only?: 'before' | 'after'
}

type Theme = (typeof themes)[number]

const themes = ['dark', 'light'] as const

type Story = { levels: string[] }

/** The states of the machines of a built workbench, by machine; none of one from before there were such. */
function statesIn(workbench: string): [machine: string, states: string[]][] {
  const file = path.join(workbench, 'states.json')
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The stories, states and pages of a built commit. */
export function listSubjects({ workbench, site }: Built): Subject[] {
  const { stories }: { stories: Record<string, Story> } = JSON.parse(
    readFileSync(path.join(workbench, 'meta.json'), 'utf8'),
  )
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, ''))
  return [
    ...Object.entries(stories).map(([id, { levels }]) => ({ id, group: levels.join(' / ') || id })),
    ...statesIn(workbench).flatMap(([machine, states]) =>
      states.map((state) => ({
        id: `${stepperOf(machine)}--${state}`,
        group: `Stepper / ${machine}`,
        state: `${stepperOf(machine)}&${stateParameter}=${state}`,
      })),
    ),
    ...documents.flatMap((name) =>
      themes.map((theme) => ({
        id: `page--${name.replaceAll('/', '--') || 'home'}--${theme}`,
        group: `Pages / ${name || 'home'}`,
        path: `/${name === '404' ? 'no-such-page' : name}`,
        theme,
      })),
    ),
  ]
}

/** The subjects of two commits, each once, whose id contains a text. */
export function joinSubjects(before: Subject[], after: Subject[], text = ''): Subject[] {
  const isIn = (subjects: Subject[], { id }: Subject) => subjects.some((other) => other.id === id)
  return [
    ...after.map((subject) => (isIn(before, subject) ? subject : { ...subject, only: 'after' as const })),
    ...before
      .filter((subject) => !isIn(after, subject))
      .map((subject) => ({ ...subject, only: 'before' as const })),
  ].filter(({ id }) => id.includes(text))
}
