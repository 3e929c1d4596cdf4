import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of a built commit. */
export type Built = { workbench: string; site: string }

/** A picture is taken of each: a story of the workbench, by its id, or a page of the site, by `page--` and its path. */
export type Subject = {
  id: string
  /** The stories of one title are taken one after the other; a page stands by itself. */
  group: string
  /** The path of a page; a story has none. */
  path?: string
  /** Which of the two commits has it, where only one does. */
  only?: 'before' | 'after'
}

type Story = { levels: string[] }

/** The stories and pages of a built commit. */
export function listSubjects({ workbench, site }: Built): Subject[] {
  const { stories }: { stories: Record<string, Story> } = JSON.parse(
    readFileSync(path.join(workbench, 'meta.json'), 'utf8'),
  )
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, ''))
  return [
    ...Object.entries(stories).map(([id, { levels }]) => ({ id, group: levels.join(' / ') || id })),
    ...documents.map((name) => ({
      id: `page--${name.replaceAll('/', '--') || 'home'}`,
      group: `Pages / ${name || 'home'}`,
      path: `/${name === '404' ? 'no-such-page' : name}`,
    })),
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
