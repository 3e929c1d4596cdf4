import { readdirSync, readFileSync } from 'node:fs'
import { pathsOf } from '@king-exchange/machine-workbench/models'
import { allModels } from '../../models/models'

const folder = new URL('../../stories/', import.meta.url)

/** The name of an export as the workbench writes it in an address. */
const kebab = (name: string) =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => (at ? '-' : '') + letters.toLowerCase())

/** The ids of all stories, read off their files, each with the address in its file's meta. */
export const storySources = new Map<string, string | undefined>(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
      const address = /path: '([^']+)'/.exec(text)?.[1]
      const place = title.toLowerCase().replaceAll(' / ', '--').replaceAll(' ', '-')
      return [...text.matchAll(/^export const (\w+)/gm)].map(
        ([, story = '']) => [`${place}--${kebab(story)}`, address] as const,
      )
    }),
)

/** The states to which the Stepper goes, by the ids of their machines. */
export function statesOfMachines(): Record<string, string[]> {
  const states: Record<string, string[]> = {}
  for (const model of Object.values(allModels)) {
    const found = Object.keys(pathsOf(model)).flatMap((state) => state.split(' '))
    states[model.machine.id] = [...new Set([...(states[model.machine.id] ?? []), ...found])]
  }
  return states
}
